// Types of the schema, of its resolvers and of every operation, written beside what they are of. `--check` writes nothing
// and fails where what is committed differs. The command of graphql-codegen would do the same with 220 packages more.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import nearOperationFile from '@graphql-codegen/near-operation-file-preset'
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildASTSchema, concatAST, lexicographicSortSchema, parse } from 'graphql'
import { dropDirectivas, writeDirectivas } from './codegen-directivas.ts'
import * as operationStrings from './codegen-operation-strings.ts'

const shared = {
  namingConvention: 'keep',
  enumsAsTypes: true,
  useTypeImports: true,
  scalars: { ID: 'string', Fecha: 'number' },
  avoidOptionals: false,
  strictScalars: true,
}

const contractTypes: CodegenPlugin = {
  plugin: () => ({
    prepend: ["import type * as Types from '#contract/schema.generated.ts';\n"],
    content: '',
  }),
}

interface Output {
  preset?: Types.OutputPreset
  presetConfig?: Record<string, string>
  plugins: Record<string, CodegenPlugin>
  config: Record<string, unknown>
}

const OUTPUTS: Record<string, Output> = {
  'src/contract/schema.generated.ts': { plugins: { typescript }, config: shared },
  'src/server/wire/resolvers.generated.ts': {
    plugins: { contractTypes, resolvers },
    config: {
      ...shared,
      namespacedImportName: 'Types',
      contextType: '../context/context.ts#RequestContext',
      mappers: {
        // Namespaces of calls: they hold nothing themselves.
        Auth: 'Record<PropertyKey, never>',
        AppInfo: 'Record<PropertyKey, never>',
        Pendientes: 'Record<PropertyKey, never>',
        // What costs something to find is found by its own resolver.
        Ajustes: '../../domain/ajustes/ajustes.ts#Ajustes',
        ClimaOrganizacional: './clima-presentado.ts#ClimaPresentado',
        Participacion: './clima-presentado.ts#GenteDeClima',
        ParticipacionDeParte: './clima-presentado.ts#GenteDeParte',
        IndicadorDeMedicion: './clima-presentado.ts#IndicadorDeClima',
        GrupoDeOpinion: './clima-presentado.ts#GrupoDeClima',
        AreaDeTrabajo: './clima-presentado.ts#AreaDeClima',
        Variable: './clima-presentado.ts#VariableDeClima',
        FactorEvaluado: './clima-presentado.ts#FactorDeClima',
        PreguntaConResultado: '../../domain/resultados/satisfaccion.ts#PreguntaConResultado',
        Antiguedad: '../../domain/resultados/resultados.ts#AntiguedadConResultado',
      },
    },
  },
  'src/': {
    preset: nearOperationFile,
    presetConfig: { extension: '.generated.ts', baseTypesPath: '~#contract/schema.generated.ts' },
    plugins: { operations, operationStrings },
    config: shared,
  },
}

const readGraphql = (pattern: string): Types.DocumentFile[] =>
  globSync(pattern)
    .sort()
    .map((location) => ({ location, document: parse(readFileSync(location, 'utf8'), { noLocation: true }) }))

const contract = concatAST(readGraphql('src/contract/*.graphql').map(({ document }) => document!))
const schema = dropDirectivas(contract)
const schemaAst = lexicographicSortSchema(buildASTSchema(schema))
const documents = readGraphql('src/{features,web}/**/*.graphql')

async function generate(filename: string, { preset, presetConfig = {}, plugins, config }: Output) {
  const common = {
    schema,
    schemaAst,
    documents,
    config,
    pluginMap: { ...plugins },
    plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
  }
  const files = preset
    ? await preset.buildGeneratesSection({ ...common, baseOutputDir: filename, presetConfig })
    : [{ ...common, filename }]
  return Promise.all(files.map(async (file) => ({ filename: file.filename, content: await codegen(file) })))
}

const generated = await Promise.all(Object.entries(OUTPUTS).map(([name, output]) => generate(name, output)))
const directivas = {
  filename: 'src/contract/directivas.generated.ts',
  content: writeDirectivas(lexicographicSortSchema(buildASTSchema(contract))),
}
const stale = [...generated.flat(), directivas].filter(
  ({ filename, content }) =>
    !existsSync(filename) || readFileSync(filename, 'utf8').trim() !== content.trim(),
)
if (!process.argv.includes('--check')) {
  for (const { filename, content } of stale) writeFileSync(filename, content)
} else if (stale.length) {
  console.error(
    `Not as generated (npm run codegen):\n${stale.map(({ filename }) => `  ${filename}`).join('\n')}`,
  )
  process.exitCode = 1
}

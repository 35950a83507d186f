import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { ID: 'string', Fecha: 'number' }
const shared = {
  namingConvention: 'keep',
  enumsAsTypes: true,
  useTypeImports: true,
  scalars,
  avoidOptionals: false,
  strictScalars: true,
}

const config: CodegenConfig = {
  schema: 'src/contract/*.graphql',
  documents: 'src/web/**/*.graphql',
  generates: {
    'src/contract/schema.generated.ts': {
      plugins: ['typescript'],
      config: shared,
    },
    'src/server/wire/resolvers.generated.ts': {
      preset: 'import-types',
      presetConfig: { typesPath: '../../contract/schema.generated.ts' },
      plugins: ['typescript-resolvers'],
      config: {
        ...shared,
        contextType: '../context.ts#RequestContext',
        mappers: {
          // Namespaces of calls: they hold nothing themselves.
          Auth: 'Record<PropertyKey, never>',
          AppInfo: 'Record<PropertyKey, never>',
          Pendientes: 'Record<PropertyKey, never>',
          // What costs something to find is found by its own resolver.
          Ajustes: '../../domain/ajustes/ajustes.ts#Ajustes',
          ClimaOrganizacional: './clima-presentado.ts#ClimaPresentado',
          IndicadorDeMedicion: './clima-presentado.ts#IndicadorDeClima',
          GrupoDeOpinion: './clima-presentado.ts#GrupoDeClima',
          AreaDeTrabajo: './clima-presentado.ts#AreaDeClima',
          FactorEvaluado: './clima-presentado.ts#FactorPresentado',
          PreguntaConResultado: './clima-presentado.ts#PreguntaPresentada',
        },
      },
    },
    'src/web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: '~#contract/schema.generated.ts' },
      plugins: ['typescript-operations', './scripts/codegen-operation-strings.mjs'],
      config: shared,
    },
  },
}

export default config

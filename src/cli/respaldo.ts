import { resolve } from 'node:path'
import { conflict } from '../server/errors.ts'
import { listAvisos } from '../server/features/respaldo/list-avisos.ts'
import { openRespaldo, type Respaldo } from '../server/features/respaldo/open-respaldo.ts'
import { restoreRespaldo } from '../server/features/respaldo/restore-respaldo.ts'
import { writeRespaldo } from '../server/features/respaldo/write-respaldo.ts'
import { findSecret, readSecret } from '../server/secret.ts'
import type { CliContext } from './cli-context.ts'
import { SI, splitWords } from './words.ts'

const formatNumber = (value: number) => new Intl.NumberFormat('es').format(value)

function formatFecha({ config }: CliContext, ms: number): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: config.timeZone } as const
  return new Intl.DateTimeFormat('es', options).format(ms)
}

export async function respaldo(ctx: CliContext, args: string[]): Promise<void> {
  const [file] = splitWords(args, 1).words as [string]
  const path = resolve(ctx.directory, file)
  const { filas, bytes } = await writeRespaldo({ ...ctx, secret: readSecret(ctx.config) }, { file: path })
  const megas = formatNumber(Math.ceil(bytes / 100_000) / 10)
  ctx.print(`Respaldo escrito: ${path} (${formatNumber(filas)} filas, ${megas} MB).`)
  ctx.print('SECRET no va dentro: guárdalo aparte, porque sin él el respaldo no se puede restaurar.')
}

/** Whether whoever restores takes the open climates back as well. */
async function accepts(ctx: CliContext, opened: Respaldo, si: boolean): Promise<boolean> {
  const { climasAbiertos, correosEnCola } = listAvisos(opened)
  ctx.print(`Respaldo del ${formatFecha(ctx, opened.ficha.creado)}.`)
  if (correosEnCola > 0) {
    ctx.print(`Correos en cola que saldrán al arrancar, aunque ya hubieran salido: ${correosEnCola}.`)
  }
  if (climasAbiertos.length === 0) return true
  ctx.print('Estos climas están abiertos en el respaldo y se restauran abiertos:')
  for (const clima of climasAbiertos) ctx.print(`  ${clima}`)
  ctx.print(
    'El que se haya cerrado después vuelve a unir personas y respuestas hasta que se cierre de nuevo.',
  )
  return si || ctx.confirm('¿Restaurarlos abiertos?')
}

export async function restaurar(ctx: CliContext, args: string[]): Promise<void> {
  const { words, options } = splitWords(args, 1, [SI])
  const secret = findSecret(ctx.config)
  if (!secret) {
    throw conflict(
      'Falta SECRET: defínelo, o copia el archivo «secret» de la instalación de origen a DATA_DIR, y restaura de nuevo.',
    )
  }
  const opened = openRespaldo(resolve(ctx.directory, words[0]!), secret)
  try {
    if (!(await accepts(ctx, opened, options.has(SI)))) {
      throw conflict(`No se restauró nada. Para aceptarlo sin que se pregunte: ${SI}`)
    }
    const { filas } = await restoreRespaldo(ctx, opened)
    ctx.print(
      `Restaurado: ${formatNumber(filas)} filas. Las sesiones no se restauran: hay que ingresar de nuevo.`,
    )
  } finally {
    opened.close()
  }
}

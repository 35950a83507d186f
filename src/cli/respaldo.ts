import { resolve } from 'node:path'
import { formatMomento } from '#domain/fechas/format-fecha.ts'
import { type BajoLlave, listLoQueAbren } from '#features/encuesta/server/lo-que-abren.ts'
import { openRespaldo, type Respaldo } from '#features/operacion/server/respaldo/open-respaldo.ts'
import {
  eraseOtraVez,
  listAvisos,
  restoreRespaldo,
} from '#features/operacion/server/respaldo/restore-respaldo.ts'
import { requireVersion, writeRespaldo } from '#features/operacion/server/respaldo/write-respaldo.ts'
import { AppError, conflict } from '#server/base/errors.ts'
import { findSecret, requireSecret, type Secret } from '#server/context/secret.ts'
import {
  copyLlaves,
  requireCarpetaConLlaves,
  requireCarpetaDeCopia,
  restoreLlaves,
} from '#server/llaves/copia-de-llaves.ts'
import { openLlavesDir } from '#server/llaves/llaves-dir.ts'
import { listMarcas } from '#server/llaves/marcas-de-publicacion.ts'
import { listConLlave, listSinLlave } from '#server/llaves/sweep-llaves.ts'
import { type CliContext, createErasureLog, UsageError } from './cli-context.ts'
import { SI, splitWords } from './words.ts'

/** Where a copy of the keys is kept, apart from the backups. */
const LLAVES = '--llaves='
/** For those who have the keys elsewhere, or take their loss. */
const SIN_LLAVES = '--sin-llaves'

const formatNumber = (value: number) => new Intl.NumberFormat('es').format(value)

const describeBajoLlave = ({ idClima, empresa, periodo, contestaron }: BajoLlave) =>
  `  ${empresa} ${periodo}: ${contestaron === 1 ? '1 cuestionario' : `${formatNumber(contestaron)} cuestionarios`} (${idClima})`

/** A backup that nobody could open is found out when it is wanted: before it is made, what would be lost is said. */
async function requireDecision(ctx: CliContext): Promise<void> {
  const enJuego = await listLoQueAbren(ctx, await listConLlave(ctx))
  if (enJuego.length === 0) return
  throw conflict(
    [
      'Las llaves de las encuestas abiertas no van en el respaldo. Si se pierde LLAVES_DIR, nadie puede abrir lo contestado:',
      ...enJuego.map(describeBajoLlave),
      `No se escribió nada. Guarda una copia con ${LLAVES}CARPETA, o repite con ${SIN_LLAVES} si ya la tienes.`,
    ].join('\n'),
  )
}

export async function respaldo(ctx: CliContext, args: string[]): Promise<void> {
  const { words, options } = splitWords(args, 1, [LLAVES, SIN_LLAVES])
  if (options.has(LLAVES) && options.has(SIN_LLAVES)) throw new UsageError()
  const path = resolve(ctx.directory, words[0]!)
  await requireVersion(ctx.db)
  const conSecret = { ...ctx, secret: await requireSecret(ctx.db, ctx.config) }
  const dir = options.get(LLAVES) && resolve(ctx.directory, options.get(LLAVES)!)
  if (dir) await requireCarpetaDeCopia(ctx, dir)
  else if (!options.has(SIN_LLAVES)) await requireDecision(ctx)
  const { filas, bytes, anotado } = await writeRespaldo(conSecret, { file: path })
  const megas = formatNumber(Math.ceil(bytes / 100_000) / 10)
  ctx.print(`Respaldo escrito: ${path} (${formatNumber(filas)} filas, ${megas} MB).`)
  if (!anotado)
    ctx.print(
      'Está completo, pero no se pudo anotar en la base de datos: ¿está lleno su disco? El aviso de respaldos seguirá contando desde el anterior.',
    )
  ctx.print('SECRET no va dentro: guárdalo aparte, porque sin él el respaldo no se puede restaurar.')
  if (dir) await keepLlaves(conSecret, dir)
  else
    ctx.print('Las llaves de las encuestas abiertas tampoco van dentro (--llaves=CARPETA guarda una copia).')
}

/** A copy of the copy is reached by no close. */
const describeDestruir = (dir: string) =>
  `A otra copia de esa carpeta no llega ningún cierre: con ella, SECRET y un respaldo se sabría quién contestó qué. Para destruirla: find ${dir} -name '*.llave' -exec shred -u {} +`

async function keepLlaves(ctx: CliContext & { secret: Secret }, dir: string): Promise<void> {
  const { llaves, ausentes, abandonada } = await copyLlaves(ctx, { dir }).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw conflict(
      `El respaldo está completo, pero falta la copia de las llaves: no se pudo escribir en ${dir}, o anotar en la base de datos que están ahí. ¿Está lleno alguno de los dos discos? Repite cuando haya espacio.`,
    )
  })
  ctx.print(`Llaves de encuestas abiertas copiadas: ${llaves} (${dir}). Cada cierre borra ahí la suya.`)
  if (llaves > 0) ctx.print(describeDestruir(dir))
  if (ausentes > 0) ctx.print(`Llaves que faltan en LLAVES_DIR y no se copiaron: ${ausentes}.`)
  if (!abandonada) return
  ctx.print(
    ausentes > 0
      ? `La copia anterior se dejó, porque puede tener las que faltan: bórrala a mano cuando no la necesites, ${abandonada}.`
      : `La copia anterior no está al alcance: borra a mano ${abandonada}.`,
  )
}

/** Climates that stand still until their key is back; the rest of the system does not need it. */
async function printSinLlave(ctx: CliContext & { secret: Secret }): Promise<void> {
  const sinLlave = await listLoQueAbren(ctx, await listSinLlave(ctx))
  if (sinLlave.length === 0) return
  ctx.print(`Falta en LLAVES_DIR (${ctx.config.llavesDir}) la llave de estas encuestas abiertas:`)
  for (const encuesta of sinLlave) ctx.print(describeBajoLlave(encuesta))
  ctx.print('Sin ella nadie entra a la encuesta, y lo contestado ni se publica ni se cierra.')
  ctx.print(
    'Si tienes una copia de las llaves, pon ahí el archivo que se llama como el clima (ID.llave). Si no, lee «Restauré y falta la llave» en docs/despliegue.md.',
  )
}

/** Whether whoever restores takes the open climates back as well. */
async function accepts(
  ctx: CliContext,
  opened: Respaldo,
  { si, carpeta }: { si: boolean; carpeta: string | undefined },
): Promise<boolean> {
  const copiadas = carpeta ? await listMarcas({ config: { llavesDir: carpeta } }) : []
  const marcas = new Map([...copiadas, ...(await listMarcas(ctx))])
  const { climasAbiertos, publicadosDespues, correosEnCola, enEspera, porRecordar } = listAvisos(
    opened,
    marcas,
  )
  ctx.print(`Respaldo del ${formatMomento(opened.ficha.creado, ctx.config.timeZone)}.`)
  if (correosEnCola > 0) {
    ctx.print(`Correos en cola que saldrán al arrancar, aunque ya hubieran salido: ${correosEnCola}.`)
  }
  if (enEspera > 0) {
    ctx.print(`Invitaciones que saldrán cuando se abra su encuesta, aunque ya hubieran salido: ${enEspera}.`)
  }
  if (porRecordar > 0) {
    ctx.print(
      `Recordatorios a medias en el respaldo, que seguirán al arrancar aunque ya hubieran salido: hasta ${porRecordar}.`,
    )
  }
  if (climasAbiertos.length === 0) return true
  ctx.print('Estos climas están abiertos en el respaldo y se restauran abiertos:')
  for (const clima of climasAbiertos) ctx.print(`  ${clima}`)
  ctx.print('El que se haya cerrado después ya no tiene llave: nadie entra a su encuesta.')
  ctx.print(
    'En los demás vuelven a servir los tokens que se anularon o cambiaron después, y vuelve quien se quitó: anúlalos y quítalo otra vez.',
  )
  ctx.print(
    'Ninguno se publica ni se cierra hasta que una cuenta de administrador lo permita en su pantalla,',
  )
  ctx.print('o quien administra el servidor: npm run cli -- clima permitir-publicar ID')
  ctx.print(
    'Antes de permitirlo, averigua si después del respaldo se publicaron sus resultados: de las cifras de entonces y las nuevas se podría restar a una persona.',
  )
  if (publicadosDespues.length > 0) {
    ctx.print('De estos se sabe que sí, también si después se eliminaron:')
    for (const { id, nombre } of publicadosDespues) ctx.print(`  ${nombre} (${id})`)
  }
  return si || ctx.confirm('¿Restaurarlos abiertos?')
}

export async function restaurar(ctx: CliContext, args: string[]): Promise<void> {
  const { words, options } = splitWords(args, 1, [SI, LLAVES])
  const secret = findSecret(ctx.config)
  if (!secret) {
    throw conflict(
      'Falta SECRET: defínelo, o copia el archivo «secret» de la instalación de origen a DATA_DIR, y restaura de nuevo.',
    )
  }
  const escrita = options.get(LLAVES)
  const carpeta = escrita ? resolve(ctx.directory, escrita) : undefined
  if (carpeta) await requireCarpetaConLlaves(carpeta)
  const opened = await openRespaldo(resolve(ctx.directory, words[0]!), secret)
  try {
    if (!(await accepts(ctx, opened, { si: options.has(SI), carpeta }))) {
      throw conflict(`No se restauró nada. Para aceptarlo sin que se pregunte: ${SI}`)
    }
    const conSecret = { ...ctx, secret }
    const { filas, vencidos } = await restoreRespaldo(conSecret, opened)
    // There from now on: one that is away later is told from one that never was.
    await openLlavesDir(ctx.config.llavesDir)
    if (carpeta) {
      const { llaves } = await restoreLlaves(conSecret, { dir: carpeta })
      ctx.print(`Llaves de encuestas abiertas que volvieron: ${llaves}.`)
    }
    if (vencidos > 0)
      ctx.print(
        `Aperturas y recordatorios del calendario que eran para antes de ahora: ${vencidos}. No salen por sí solos; están en Por resolver.`,
      )
    // Their answers in open climates are found by the keys.
    const otraVez = await eraseOtraVez({ ...conSecret, log: createErasureLog(ctx) }, opened)
    if (otraVez > 0)
      ctx.print(`Personas que se habían eliminado después del respaldo, eliminadas otra vez: ${otraVez}.`)
    // Last: whoever does not read it begins again with an empty database.
    ctx.print(
      `Restaurado: ${formatNumber(filas)} filas. Las sesiones no se restauran: hay que ingresar de nuevo.`,
    )
    ctx.print(
      'Las cuentas son las de entonces: contraseñas, segundos factores y accesos que se quitaron después vuelven a servir.',
    )
    ctx.print(
      'Los clientes ven otra vez las rondas y los informes que se les retiraron después del respaldo.',
    )
    await printSinLlave(conSecret)
  } finally {
    opened.close()
  }
}

import { randomUUID } from 'node:crypto'
import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { composeInforme, listOfrecidas } from '#features/informe/server/informe.ts'
import { saveRedaccion } from '#features/informe/server/informes-store.ts'
import { writeFormato } from '#features/informe/server/make-informe.ts'
import { describeRedaccion } from '#features/informe/server/resolve-redacciones.ts'
import { countPaginas } from '#features/informe/server/versiones/versiones.ts'
import { insertArchivo, insertVersion } from '#features/informe/server/versiones/versiones-store.ts'
import { insertCompromisoDeAntes } from '#features/plan/server/escribir-compromiso.ts'
import { listTextosDePregunta } from '#features/publicacion/server/list-textos.ts'
import { listAbiertasDe } from '#features/voces/server/read-pregunta.ts'
import { insertTemaRow, putCita } from '#features/voces/server/voces-store.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import type { CompromisoDemo, RondaDemo } from './datos.ts'
import { insertTemasDeTextos } from './demo-store.ts'

/** Days between an agreement and its date. */
const PLAZO = 120
const FORMATOS: FormatoDeInforme[] = ['pdf', 'pptx', 'xlsx']
const EN_SILENCIO = { tell: () => {}, signal: new AbortController().signal }

const findParte = ({ areasDeTrabajo, gruposDeOpinion }: Definicion, nombre: string | undefined) =>
  [...areasDeTrabajo, ...gruposDeOpinion].find((parte) => parte.nombre === nombre)?.id ?? null

export async function loadCompromiso(
  tx: Tx,
  { now, config: { timeZone } }: AppContext,
  { id, definicion }: ClimaGuardado,
  { variable, parte, dias, meta, nota, ...compromiso }: CompromisoDemo,
): Promise<void> {
  const getFecha = (desdeHoy: number) => getDia(now() + desdeHoy * DIA_MS, timeZone)
  await insertCompromisoDeAntes(
    tx,
    id,
    {
      ...compromiso,
      clase: 'variable',
      medida: variable,
      idParte: findParte(definicion, parte),
      correo: '',
      fecha: getFecha(dias),
      meta: meta ?? null,
    },
    {
      creado: getFecha(Math.min(dias - PLAZO, -1)),
      hechoEl: compromiso.estado === 'hecho' ? getFecha(dias - 2) : null,
      nota: nota
        ? { momento: now() + (Math.min(dias, 0) - 3) * DIA_MS, quien: compromiso.responsable, texto: nota }
        : null,
    },
  )
}

export const isDeTema = (texto: string, dice: readonly string[]): boolean =>
  dice.some((palabra) => texto.toLowerCase().includes(palabra))

/** Answers sorted by theme, and some of them quoted for the report; what fits none waits for a theme. */
export async function loadTemas(
  ctx: AppContext,
  clima: ClimaGuardado,
  { pregunta, lista }: NonNullable<RondaDemo['temas']>,
): Promise<void> {
  const idClima = clima.id
  const { id: idPregunta } = listAbiertasDe(clima).find((una) => una.pregunta === pregunta)!
  const textos = await listTextosDePregunta(ctx.db, { idClima, idPregunta })
  await inTransaction(ctx.db, async (tx) => {
    for (const [orden, { nombre, dice, citas }] of lista.entries()) {
      const idTema = (await insertTemaRow(tx, { idClima, idPregunta, nombre }, orden))!
      const suyos = textos.filter(({ texto }) => isDeTema(texto, dice))
      const puestos = suyos.map(({ clave }) => ({ clave, idTema }))
      await insertTemasDeTextos(tx, idClima, puestos)
      for (const { empieza, frases } of citas) {
        const citado = suyos.find(({ texto }) => texto.startsWith(empieza))
        if (citado) await putCita(tx, { idClima, clave: citado.clave }, frases)
      }
    }
  })
}

/** A report whose wording a consultant stands for, handed to the client. */
export async function loadInforme(
  ctx: AppContext,
  { id: idClima, publicacion }: ClimaGuardado,
  { idUsuario, usuario, mensaje }: { idUsuario: string; usuario: string; mensaje: string },
): Promise<void> {
  const { informe, leido } = await composeInforme(ctx, idClima)
  const archivos: Parameters<typeof insertArchivo>[2][] = []
  for (const formato of FORMATOS) {
    const hecho = await writeFormato(ctx, { idClima, informe, formato }, EN_SILENCIO)
    const paginas = countPaginas(formato, hecho.contenido)
    archivos.push({ formato, ...hecho, bytes: hecho.contenido.byteLength, paginas })
  }
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    for (const redaccion of listOfrecidas(leido).flatMap((una) => una.redacciones)) {
      const { clave, titular, comentario, posibles } = redaccion
      await saveRedaccion(
        tx,
        {
          id_clima: idClima,
          clave,
          titular,
          comentario,
          revision: 1,
          revisada_por: usuario,
          revisada: ctx.now(),
          ...describeRedaccion(publicacion, posibles, { titular, comentario }),
        },
        0,
      )
    }
    await insertVersion(tx, {
      id,
      id_clima: idClima,
      numero: 1,
      publicada: ctx.now(),
      por: idUsuario,
      publicacion,
      para: informe.destinatario,
      mensaje,
    })
    for (const archivo of archivos) await insertArchivo(tx, id, archivo)
  })
}

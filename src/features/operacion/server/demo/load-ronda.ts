import type { Definicion } from '#domain/climas/definicion.ts'
import type { RespuestaNueva } from '#domain/encuesta/check-respuestas.ts'
import { writeHoja } from '#domain/encuesta/hoja.ts'
import { type Azar, createAzar } from '#domain/estadistica/azar.ts'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { changeEncuestaActivaRow } from '#features/climas/server/cambios-de-clima-store.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { endClima } from '#features/climas/server/end-clima.ts'
import { insertClimaIn, makeLlave } from '#features/climas/server/insert-clima.ts'
import { insertAbiertas, type RespuestaAbierta } from '#features/encuesta/server/abiertas-store.ts'
import { type Hoja, insertHojas } from '#features/encuesta/server/hojas-store.ts'
import { createEncuestado } from '#features/invitados/server/encuestados/create-encuestado.ts'
import {
  type EncuestadoNuevo,
  insertEncuestados,
} from '#features/invitados/server/encuestados/encuestados-store.ts'
import { getReferenciaDeCorreo } from '#features/invitados/server/encuestados/referencia-de-correo.ts'
import { saveElegido } from '#features/resultados/server/lecturas/lecturas-store.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { noteLlaveSinUso } from '#server/llaves/destroy-llave.ts'
import { findLlave } from '#server/llaves/find-llave.ts'
import { computeClaveDeAbierta, computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import { insertLote } from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { answerAsPersona } from './answer-as-persona.ts'
import { buildClimaDemo } from './build-clima-demo.ts'
import { createComentariosDeRonda } from './comentarios-de-ronda.ts'
import { type CorreoEnviado, insertCorreosEnviados } from './demo-store.ts'
import { createDirecciones, inventPersona } from './list-personas.ts'
import type { RondaDemo } from './ronda.ts'

const CORREOS_RECHAZADOS = 0.012

export interface EmpresaDemo {
  idEmpresa: string
  nombre: string
  dominio: string
  /** Whether people here say what only those of Alimentos La Ceiba would. */
  propias: boolean
}

type Filas = {
  encuestados: EncuestadoNuevo[]
  hojas: Hoja[]
  abiertas: RespuestaAbierta[]
  correos: CorreoEnviado[]
  /** Of a round that is under way: who has no address answers on a slip. */
  lotes: { idGrupo: string; hojas: number }[]
}

/** Of the last batch some are still to be printed. */
const IMPRESAS_DEL_ULTIMO = 20
const isUltimoLote = ({ grupos }: RondaDemo, indice: number) =>
  grupos.findLastIndex(({ conCorreo }) => conCorreo < 1) === indice

/** Whoever stops, stops between two parts. */
const stopSomewhere = (partes: RespuestaNueva[][], azar: Azar) =>
  partes.slice(0, 1 + Math.floor(azar.next() * (partes.length - 1)))

function addRespuestas(
  { hojas, abiertas }: Filas,
  { cuestionario }: Definicion,
  { llave, token, idGrupo }: { llave: Llave; token: string; idGrupo: string },
  partes: readonly RespuestaNueva[][],
): void {
  const respuestas = partes.flat()
  hojas.push({
    clave: computeClaveDeHoja(llave, token),
    idGrupo,
    completa: partes.length === cuestionario.partesCuestionario.length,
    respuestas: writeHoja(cuestionario, '', respuestas),
  })
  for (const { clase, idPregunta, respuesta: texto } of respuestas) {
    if (clase !== 'abierta') continue
    abiertas.push({ clave: computeClaveDeAbierta(llave, token, idPregunta), idGrupo, idPregunta, texto })
  }
}

/** The next token of the group's batch. */
const drawPapeleta = ({ lotes }: Filas, llave: Llave, lote: { hojas: number }): string =>
  computeTokenDeLote(llave, { lote: lotes.length + 1, serie: ++lote.hojas })

function addEncuestado(
  { encuestados, correos }: Filas,
  encuestado: EncuestadoNuevo,
  rechazado: boolean,
  creado: number,
): void {
  encuestados.push(encuestado)
  if (!encuestado.correo) return
  correos.push({
    referencia: getReferenciaDeCorreo(encuestado.id),
    para: encuestado.correo,
    estado: rechazado ? 'rechazado' : 'enviado',
    creado,
  })
}

function buildFilas(
  { definicion, fechaInicio }: ClimaGuardado,
  llave: Llave,
  ronda: RondaDemo,
  { nombre, dominio, propias }: EmpresaDemo,
): Filas {
  const filas: Filas = { encuestados: [], hojas: [], abiertas: [], correos: [], lotes: [] }
  const comentarios = createComentariosDeRonda(`${nombre} ${ronda.anio}`, ronda.anio, propias)
  const getDireccion = createDirecciones(dominio)
  for (const [indice, grupo] of ronda.grupos.entries()) {
    const idGrupo = definicion.gruposDeOpinion[indice]!.id
    // The people of a group are the same in every round; what they think is of the round.
    const gente = createAzar(`${nombre} ${grupo.nombre}`)
    const azar = createAzar(`${nombre} ${ronda.anio} ${grupo.nombre}`)
    const lote = { idGrupo, hojas: 0 }
    /** The token of whoever is to answer. */
    const invitePersona = (): string | null => {
      const direccion = getDireccion(inventPersona(gente))
      const correo = azar.happens(grupo.conCorreo) ? direccion : null
      const { encuestado, token } = createEncuestado(llave, idGrupo, correo)
      const rechazado = correo !== null && azar.happens(CORREOS_RECHAZADOS)
      const enviado = fechaInicio + Math.floor(azar.next() * HORA_MS)
      const papeleta = ronda.activa && correo === null ? drawPapeleta(filas, llave, lote) : null
      if (!papeleta) addEncuestado(filas, encuestado, rechazado, enviado)
      const sinPapel = papeleta && isUltimoLote(ronda, indice) && lote.hojas > IMPRESAS_DEL_ULTIMO
      return rechazado || sinPapel || !azar.happens(grupo.responde) ? null : (papeleta ?? token)
    }
    for (let i = 0; i < grupo.encuestadosPlaneados; i++) {
      const token = invitePersona()
      if (!token) continue
      const partes = answerAsPersona(definicion, ronda, grupo, comentarios, azar)
      const contestadas = azar.happens(ronda.aMedias) ? stopSomewhere(partes, azar) : partes
      addRespuestas(filas, definicion, { llave, token, idGrupo }, contestadas)
    }
    if (lote.hojas > 0) filas.lotes.push(lote)
  }
  return filas
}

/** A whole round: invited, answered and, where it is over, to be closed. */
export async function loadRonda(
  tx: Tx,
  ctx: Pick<AppContext, 'config' | 'secret' | 'now'>,
  empresa: EmpresaDemo,
  ronda: RondaDemo,
): Promise<string> {
  const input = buildClimaDemo(empresa.idEmpresa, ronda, {
    ahora: ctx.now(),
    timeZone: ctx.config.timeZone,
  })
  const clima = await insertClimaIn(tx, ctx, { input, llave: await makeLlave(ctx) })
  const llave = await findLlave({ ...ctx, db: tx }, clima)
  if (!llave) throw new Error('a new climate has a key')
  const filas = buildFilas(clima, llave, ronda, empresa)
  await insertEncuestados(tx, clima.id, filas.encuestados)
  const destino = { idClima: clima.id, bloque: 1 }
  await insertHojas(tx, destino, filas.hojas)
  await insertAbiertas(tx, destino, filas.abiertas)
  await insertCorreosEnviados(tx, filas.correos)
  const { compromiso = null, hecho = '' } = ronda
  if (compromiso || hecho) await saveElegido(tx, clima.id, { compromiso, hecho })
  for (const [i, { idGrupo, hojas }] of filas.lotes.entries()) {
    const esUltimo = i === filas.lotes.length - 1
    await insertLote(tx, clima.id, {
      idGrupo,
      via: 'papeleta',
      hojas,
      series: esUltimo ? Math.min(hojas, IMPRESAS_DEL_ULTIMO) : hojas,
      creado: clima.fechaInicio + HORA_MS,
      idUsuario: null,
    })
  }
  if (ronda.activa) await changeEncuestaActivaRow(tx, clima.id, true)
  if (ronda.cerrada) {
    await endClima(tx, clima.id)
    await noteLlaveSinUso(tx, clima.id)
  }
  return clima.id
}

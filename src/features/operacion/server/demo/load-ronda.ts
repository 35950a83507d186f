import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import type { RespuestaNueva } from '#domain/encuesta/check-respuestas.ts'
import { writeHoja } from '#domain/encuesta/hoja.ts'
import { createAzar } from '#domain/estadistica/azar.ts'
import { computeFinDeDia, getDia } from '#domain/fechas/dia.ts'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { endClima, raisePlanes } from '#features/climas/server/cambiar-clima.ts'
import { changeEncuestaActivaRow } from '#features/climas/server/cambios-de-clima-store.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { insertClimaIn, makeLlave } from '#features/climas/server/insert-clima.ts'
import { createEscrito } from '#features/encuesta/server/cajas.ts'
import { type Hoja, insertHojas, SIN_TERMINAR } from '#features/encuesta/server/hojas-store.ts'
import {
  type EncuestadoNuevo,
  insertEncuestados,
} from '#features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '#features/invitados/server/encuestados/insert-tokens.ts'
import { getReferenciaDeCorreo } from '#features/invitados/server/encuestados/referencia-de-correo.ts'
import { saveHecho } from '#features/resultados/server/lecturas/lecturas-store.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { findLlave } from '#server/llaves/create-llave.ts'
import { computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import { insertLote } from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { type EmpresaDemo, type GrupoDemo, inRonda } from './datos.ts'
import { type CorreoEnviado, insertCorreosEnviados } from './demo-store.ts'
import { createDirecciones, inventPersona } from './invent-persona.ts'
import { createComentariosDeRonda, inventRespuestas } from './invent-respuestas.ts'

/** Days since an active round began, and until it ends: some groups keep pace, others do not. */
const EN_MARCHA = { desde: 42, hasta: 16 }
/** Days that a round took which is over. */
const DURO = 17
/** Slips of an active round's last batch that are printed; the others are still to be. */
const IMPRESAS_DEL_ULTIMO = 20
/** Share of invitations that came back, of those who did not answer. */
const RECHAZADOS = 0.05

function leaveOut(clima: ClimaInput, factor: string): void {
  for (const { variables } of clima.indicadoresDeMedicion) {
    for (const variable of variables) {
      variable.factoresEvaluados = variable.factoresEvaluados.filter(({ nombre }) => nombre !== factor)
    }
  }
  for (const parte of clima.cuestionario.partesCuestionario) {
    parte.preguntas = parte.preguntas.filter(({ factorEvaluado }) => factorEvaluado !== factor)
  }
}

/** The template's document, with the dates, groups and areas of the round. */
function buildClima(
  { rondas }: EmpresaDemo,
  { ronda, grupos, idEmpresa }: { ronda: number; grupos: readonly GrupoDemo[]; idEmpresa: string },
  { now, config: { timeZone } }: Pick<AppContext, 'config' | 'now'>,
): ClimaInput {
  const { anio, mes, estado, sinFactor } = rondas[ronda]!
  const activa = estado === 'activa'
  // Noon, so that the day is the same wherever the firm is.
  const fechaInicio = activa ? now() - EN_MARCHA.desde * DIA_MS : Date.UTC(anio, mes - 1, 4, 18)
  const ultimo = activa ? now() + EN_MARCHA.hasta * DIA_MS : fechaInicio + DURO * DIA_MS
  const clima: ClimaInput = {
    ...structuredClone(createClimaDePlantilla({ idEmpresa, fechaInicio })),
    fechaLimite: computeFinDeDia(getDia(ultimo, timeZone), timeZone),
    gruposDeOpinion: grupos.map(({ nombre, planeados }, i) => ({
      orden: i + 1,
      nombre,
      encuestadosPlaneados: inRonda(planeados, ronda),
    })),
    areasDeTrabajo: [...new Set(grupos.map(({ area }) => area))].map((nombre) => ({
      nombre,
      gruposDeOpinion: grupos.flatMap(({ area }, i) => (area === nombre ? [i + 1] : [])),
    })),
  }
  if (sinFactor) leaveOut(clima, sinFactor)
  return clima
}

interface Lote {
  idGrupo: string
  hojas: number
  series: number
}

interface Filas {
  encuestados: EncuestadoNuevo[]
  hojas: Hoja[]
  correos: CorreoEnviado[]
  lotes: Lote[]
}

/** Invites a group: the tokens of those who may answer. In an active round those without an address have slips. */
function inviteGrupo(
  filas: Filas,
  { clima, llave, idGrupo }: { clima: ClimaGuardado; llave: Llave; idGrupo: string },
  { correos, planeados, contestan }: { correos: (string | null)[]; planeados: number; contestan: number },
  { activa, esUltimoLote, semilla }: { activa: boolean; esUltimoLote: boolean; semilla: string },
): string[] {
  const azar = createAzar(semilla)
  const papeletas = activa ? correos.filter((correo) => correo === null).length : 0
  const series = esUltimoLote ? Math.min(papeletas, IMPRESAS_DEL_ULTIMO) : papeletas
  const conCorreo = activa ? correos.filter((correo) => correo !== null) : correos
  const lote = filas.lotes.length + 1
  if (papeletas > 0) filas.lotes.push({ idGrupo, hojas: papeletas, series })
  const impresas = Array.from({ length: series }, (_, i) => computeTokenDeLote(llave, { lote, serie: i + 1 }))
  const invitados = conCorreo.map((correo) => ({ correo, ...createEncuestado(llave, idGrupo, correo) }))
  const tokens = azar.shuffle([...impresas, ...invitados.map(({ token }) => token)]).slice(0, contestan)
  const deQuienContesta = new Set(tokens)
  for (const { correo, encuestado, token } of invitados) {
    filas.encuestados.push(encuestado)
    if (!correo) continue
    const rechazado = !deQuienContesta.has(token) && azar.happens(RECHAZADOS)
    filas.correos.push({
      referencia: getReferenciaDeCorreo(encuestado.id),
      para: correo,
      estado: rechazado ? 'rechazado' : 'enviado',
      creado: clima.fechaInicio + Math.floor(azar.next() * HORA_MS),
    })
  }
  if (tokens.length < contestan) throw new Error(`${planeados} people are too few for ${contestan} answers`)
  return tokens
}

function addHoja(
  { hojas }: Filas,
  { cuestionario }: ClimaGuardado['definicion'],
  { llave, token, idGrupo }: { llave: Llave; token: string; idGrupo: string },
  partes: readonly RespuestaNueva[][],
): void {
  const respuestas = partes.flat()
  hojas.push({
    clave: computeClaveDeHoja(llave, token),
    idGrupo,
    completa: partes.length === cuestionario.partesCuestionario.length,
    respuestas: writeHoja(cuestionario, '', respuestas),
    escrito: createEscrito(
      respuestas.flatMap(({ clase, idPregunta, respuesta }) =>
        clase === 'abierta' ? [[idPregunta, respuesta] as const] : [],
      ),
    ),
  })
}

function buildFilas(
  clima: ClimaGuardado,
  llave: Llave,
  empresa: EmpresaDemo,
  { ronda, grupos }: { ronda: number; grupos: readonly GrupoDemo[] },
): Filas {
  const { definicion } = clima
  const { anio, estado } = empresa.rondas[ronda]!
  const filas: Filas = { encuestados: [], hojas: [], correos: [], lotes: [] }
  const comentarios = createComentariosDeRonda(anio, empresa.suyas)
  const getDireccion = createDirecciones(empresa.dominio)
  const ultimo = grupos.findLastIndex(({ conCorreo }) => conCorreo < 1)
  for (const [indice, grupo] of grupos.entries()) {
    const idGrupo = definicion.gruposDeOpinion[indice]!.id
    // The people of a group are the same in every round; what they think is the round's.
    const gente = createAzar(`${empresa.dominio} ${grupo.nombre}`)
    const semilla = `${empresa.dominio} ${anio} ${grupo.nombre}`
    const planeados = inRonda(grupo.planeados, ronda)
    const correos = Array.from({ length: planeados }, () => {
      const direccion = getDireccion(inventPersona(gente))
      return gente.happens(grupo.conCorreo) ? direccion : null
    })
    const antiguedades = grupo.contestaron[ronda]!.flatMap((cuantas, i) => Array<number>(cuantas).fill(i))
    const tokens = inviteGrupo(
      filas,
      { clima, llave, idGrupo },
      { correos, planeados, contestan: antiguedades.length },
      { activa: estado === 'activa', esUltimoLote: indice === ultimo, semilla: `${semilla} invitados` },
    )
    const azar = createAzar(semilla)
    // People of a group who stop do so between the same two parts: they hide each other.
    const hasta = 1 + Math.floor(azar.next() * (definicion.cuestionario.partesCuestionario.length - 1))
    const aMedias = inRonda(grupo.aMedias, ronda)
    for (const [i, antiguedad] of azar.shuffle(antiguedades).entries()) {
      const persona = { grupo, ronda, antiguedad }
      const partes = inventRespuestas(definicion, empresa, persona, comentarios, azar)
      const contestadas = i < aMedias ? partes.slice(0, hasta) : partes
      addHoja(filas, definicion, { llave, token: tokens[i]!, idGrupo }, contestadas)
    }
  }
  return filas
}

/** A whole round: invited, answered and, where it is over, to be closed. */
export async function loadRonda(
  tx: Tx,
  ctx: Pick<AppContext, 'config' | 'secret' | 'now'>,
  empresa: EmpresaDemo,
  { ronda, idEmpresa }: { ronda: number; idEmpresa: string },
): Promise<string> {
  const { estado, hecho = '' } = empresa.rondas[ronda]!
  const grupos = empresa.grupos.filter(({ planeados }) => inRonda(planeados, ronda) > 0)
  const input = buildClima(empresa, { ronda, grupos, idEmpresa }, ctx)
  const clima = await insertClimaIn(tx, ctx, { input, llave: await makeLlave(ctx) })
  const llave = await findLlave({ ...ctx, db: tx }, clima)
  if (!llave) throw new Error('a new climate has a key')
  const filas = buildFilas(clima, llave, empresa, { ronda, grupos })
  await insertEncuestados(tx, clima.id, filas.encuestados)
  const destino = { idClima: clima.id, bloque: 1, llave }
  const aMedias = { ...destino, bloque: SIN_TERMINAR }
  await insertHojas(
    tx,
    destino,
    filas.hojas.filter(({ completa }) => completa),
  )
  await insertHojas(
    tx,
    aMedias,
    filas.hojas.filter(({ completa }) => !completa),
  )
  await insertCorreosEnviados(tx, filas.correos)
  if (hecho) await saveHecho(tx, clima.id, hecho)
  for (const lote of filas.lotes) {
    const creado = clima.fechaInicio + HORA_MS
    await insertLote(tx, clima.id, { ...lote, via: 'papeleta', creado, idUsuario: null })
  }
  await raisePlanes(tx, clima.id, clima.definicion)
  if (estado === 'activa') await changeEncuestaActivaRow(tx, clima.id, true)
  if (estado === 'cerrada') await endClima(tx, clima.id, { now: 0 })
  return clima.id
}

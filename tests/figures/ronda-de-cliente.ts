import { randomBytes } from 'node:crypto'
import type { ClimaInput } from '../../src/domain/climas/clima-input.ts'
import type { Definicion } from '../../src/domain/climas/definicion.ts'
import { listPreguntas } from '../../src/domain/cuestionario/preguntas-de-parte.ts'
import { listCasillas, SIN_CONTESTAR } from '../../src/domain/encuesta/hoja.ts'
import { createInput, VARIABLES } from '../../src/domain/lecturas/testing/ronda-de-prueba.ts'
import { isVisible, type Patron } from '../../src/domain/resultados/supresion/patron.ts'
import { createTramos } from '../../src/domain/tramos/tramos.ts'
import { requireClima } from '../../src/features/climas/server/require-clima.ts'
import type { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { createEscrito } from '../../src/features/encuesta/server/cajas.ts'
import { insertHojas } from '../../src/features/encuesta/server/hojas-store.ts'
import { listPatrones } from '../../src/features/publicacion/server/bloques.ts'
import { inTransaction } from '../../src/server/db/engine/transaction.ts'
import { requireAbierto } from '../support/respuestas-de-prueba.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Azar } from './historia.ts'

export type Staff = Awaited<ReturnType<typeof logInToClimas>>

/**
 * antiguedad: as it stands on the sheet, behind the answers; the company knows it of everybody. textos: to each open question; none
 * where the sheet is not finished.
 */
export type Hoja = {
  grupo: number
  respuestas: string
  antiguedad: string
  completa: boolean
  textos: string[]
}

/** Between two rounds a group got another name, which staff declare, and a variable another question. */
const VARIABLES_DE_ANTES = {
  ...VARIABLES,
  Horario: [{ texto: 'Hay horarios flexibles.' }, { texto: 'Descanso.' }],
}
const AREAS = { Oficinas: ['Caja', 'Ventas'], Bodega: ['Bodega'], Planta: ['Día', 'Noche'] }
const AREAS_DE_ANTES = { ...AREAS, Oficinas: ['Caja', 'Mostrador'] }
export const IGUALES = { grupo: 'Ventas', grupoAnterior: 'Mostrador' }
const ABIERTAS = 2
export const MINIMO = 4

/** Oldest first. */
export const ANIOS = [2023, 2024, 2025]

function createDocumento(anio: number): ClimaInput {
  const input =
    anio === ANIOS[0]
      ? createInput(VARIABLES_DE_ANTES, AREAS_DE_ANTES)
      : createInput(anio === ANIOS[1] ? VARIABLES_DE_ANTES : VARIABLES, AREAS)
  const partes = input.cuestionario.partesCuestionario
  const abiertas = {
    orden: partes.length + 1,
    tipo: 'preguntasAbiertas',
    preguntas: Array.from({ length: ABIERTAS }, (_, i) => ({ orden: i + 1, pregunta: `¿Qué más? (${i})` })),
  } as const
  return {
    ...input,
    cuestionario: {
      ...input.cuestionario,
      partesCuestionario: [...partes, abiertas],
    } as ClimaInput['cuestionario'],
    minimoPorGrupo: MINIMO,
    fechaInicio: Date.UTC(anio, 5, 15),
  }
}

/** Some stop half-way, some say that a question does not apply, and whoever stops does not say since when they are there. */
export function drawHoja(azar: Azar, { cuestionario }: Definicion, grupo: number): Hoja {
  const preguntas = listCasillas(cuestionario).filter(({ clase }) => clase === 'cara').length
  const hasta = azar(4) === 0 ? 1 + azar(preguntas) : preguntas
  const completa = hasta === preguntas
  return {
    grupo,
    respuestas: Array.from({ length: preguntas }, (_, i) =>
      i < hasta ? String(azar(5)) : SIN_CONTESTAR,
    ).join(''),
    antiguedad: completa ? ['tf', 'ft'][azar(2)]! : SIN_CONTESTAR.repeat(2),
    completa,
    textos: completa
      ? Array.from({ length: ABIERTAS }, () =>
          azar(2) === 0 ? '' : `texto ${azar(1_000_000)}. ${['Turnos', 'Sueldos', 'Trato'][azar(3)]}.`,
        )
      : [],
  }
}

/** While the round is open a group is given another name, and its area one more group. */
async function changeGrupos(staff: Staff, idClima: string): Promise<void> {
  const documento = await staff.getDocumento(idClima, true)
  documento.gruposDeOpinion[2].nombre = 'Bodega central'
  const orden = documento.gruposDeOpinion.length + 1
  documento.gruposDeOpinion.push({ orden, nombre: 'Fin de semana', encuestadosPlaneados: 9 })
  documento.areasDeTrabajo[2].gruposDeOpinion.push(orden)
  const { errors } = await staff.updateClima(idClima, documento)
  if (errors) throw new Error(errors[0].message)
}

/** The sheets of each publication come, the round is closed, and its client is shown it. */
export async function closeRonda(
  { ctx }: TestApp,
  staff: Staff,
  idEmpresa: string,
  { anio, draw }: { anio: number; draw: (definicion: Definicion) => Hoja[][] },
) {
  const clima = { ...createDocumento(anio), idEmpresa }
  const { data, errors: sinClima } = await staff.insertClima(clima)
  if (sinClima) throw new Error(sinClima[0].message)
  const idClima: string = data.insertClimaOrganizacional.id
  const bloques = draw((await requireClima(ctx.db, idClima)).definicion)
  for (const [i, hojas] of bloques.entries()) {
    if (i > 0 && anio === ANIOS.at(-1)) await changeGrupos(staff, idClima)
    const { definicion } = await requireClima(ctx.db, idClima)
    const abiertas = listPreguntas(definicion.cuestionario).filter(({ clase }) => clase === 'abierta')
    const newClave = () => randomBytes(16).toString('hex')
    const idGrupoDe = ({ grupo }: Hoja) => definicion.gruposDeOpinion[grupo]!.id
    const suyas = hojas.map((hoja) => ({
      idGrupo: idGrupoDe(hoja),
      respuestas: hoja.respuestas + hoja.antiguedad + (hoja.completa ? 'a' : SIN_CONTESTAR).repeat(ABIERTAS),
      completa: hoja.completa,
      clave: newClave(),
      escrito: createEscrito(hoja.textos.map((texto, p) => [abiertas[p]!.id, texto] as const)),
    }))
    const { llave } = await requireAbierto(ctx, idClima)
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: i + 1, llave }, suyas))
    if (i === bloques.length - 1) await staff.cerrar(idClima)
    else await staff.call('mutation($id: ID!) { publicarResultados(idClima: $id) { id } }', { id: idClima })
  }
  const { errors } = await staff.call('mutation($id: ID!) { publicarAlCliente(idClima: $id) { id } }', {
    id: idClima,
  })
  if (errors) throw new Error(errors[0].message)
  const { definicion } = await requireClima(ctx.db, idClima)
  return { idClima, anio, definicion, bloques, patrones: await listPatrones(ctx.db, idClima) }
}

export type Ronda = Awaited<ReturnType<typeof closeRonda>>

/** The sheets of a publication by the sets of it that are shown: nothing may tell those of one class apart. */
export function listClases({ definicion }: Ronda, hojas: readonly Hoja[], patron: Patron): Hoja[][] {
  const { gruposDeOpinion, areasDeTrabajo, cuestionario } = definicion
  const opciones = cuestionario.partesCuestionario
    .find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')!
    .preguntas.map(({ id }) => id)
  const filas = Map.groupBy(hojas, ({ grupo }) => {
    const { id } = gruposDeOpinion[grupo]!
    const area = areasDeTrabajo.find(({ idsGruposDeOpinion }) => idsGruposDeOpinion.includes(id))!
    return isVisible(patron, 'grupos', id) ? id : isVisible(patron, 'areas', area.id) ? area.id : ''
  })
  const listDicha = ({ antiguedad }: Hoja) => antiguedad.indexOf('t')
  const cuentas = [...filas.values()].map((suyas) =>
    [...opciones.keys(), -1].map((opcion) => suyas.filter((hoja) => listDicha(hoja) === opcion).length),
  )
  // Whom each run counts follows from how many of each row said what, which the attacker is given.
  const elegidos = (patron.tramos ?? []).map((ids) => ids.map((id) => opciones.indexOf(id)))
  const tramos = createTramos(cuentas, elegidos, patron.minimo)
  return [...filas.values()].flatMap((suyas, fila) => [
    ...Map.groupBy(suyas, (hoja) =>
      tramos.findIndex(
        ({ opciones, personasPorFila }) => personasPorFila[fila]! > 0 && opciones.includes(listDicha(hoja)),
      ),
    ).values(),
  ])
}

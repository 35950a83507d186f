import type { Cambios, Cambio as CambioWire, Veredicto as VeredictoWire } from '#contract/schema.generated.ts'
import type { Veredicto } from '#domain/estadistica/medidas.ts'
import { hasOtrosTramos, OTROS_TRAMOS } from '#domain/lecturas/antiguedades-comunes.ts'
import {
  type Cambio,
  type Comparacion,
  countVeredictos,
  type FilaDeCambio,
  findMismo,
  findMovimientos,
  listCambios,
} from '#domain/lecturas/cambio.ts'
import { describeComparabilidad } from '#domain/lecturas/describe-comparabilidad.ts'
import { describeConjunto } from '#domain/lecturas/mapa-de-calor.ts'
import { type ConjuntoLeido, findEmpresa, type Ronda } from '#domain/lecturas/ronda.ts'
import { listAntiguedades } from '#domain/resultados/resultados.ts'
import { findLegibles } from '#features/cliente/server/rondas-de-cliente.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { presentClimaLeido, presentConjunto, presentRondaAnterior } from './presentar-lecturas.ts'
import { readNotasDeGrupos } from './read-notas-de-grupos.ts'
import {
  findComparado,
  listComparables,
  readComparacion,
  readRonda,
  readRondasDeEmpresa,
} from './rondas-leidas.ts'

const VEREDICTOS: Record<Veredicto, VeredictoWire> = {
  Sube: 'sube',
  Baja: 'baja',
  'Sin cambio claro': 'sinCambio',
}

export const presentCambio = (cambio: Cambio | null): CambioWire | null =>
  cambio && {
    ...cambio,
    veredicto: VEREDICTOS[cambio.veredicto],
    otrasPreguntas: cambio.otrasPreguntas ?? false,
  }

type CambiosLeidos = {
  actual: Ronda
  conjunto: ConjuntoLeido
  mismo: ConjuntoLeido | undefined
  comparacion: Comparacion | null
  filas: FilaDeCambio[]
  cuentas: ReturnType<typeof countVeredictos>
  movimientos: ReturnType<typeof findMovimientos>
}

const SIN_MOVIMIENTOS: CambiosLeidos['movimientos'] = {
  movimientos: [],
  grupos: 0,
  comparaciones: 0,
  porAzar: 0,
}

/**
 * Changes between two rounds of a company, with intervals, both on the base of the later one: in the whole company or
 * in one of its parts, and where it moved most. Without another round there is nothing to tell.
 */
async function readCambios(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  {
    clima,
    comparado,
    idParte = null,
  }: { clima: ClimaConParticipacion; comparado: ClimaConParticipacion | null; idParte?: string | null },
): Promise<CambiosLeidos> {
  const comparacion = comparado && (await readComparacion(ctx, clima, comparado, { juntas: true }))
  const actual = comparacion?.actual ?? (await readRonda(ctx, clima, { base: clima.baseDeCalculo }))
  const conjunto = idParte === null ? findEmpresa(actual) : findParte(actual, idParte)
  if (!conjunto) throw notFound('No existe esa parte del clima.')
  if (!comparacion)
    return {
      actual,
      conjunto,
      mismo: undefined,
      comparacion: null,
      filas: [],
      cuentas: countVeredictos([]),
      movimientos: SIN_MOVIMIENTOS,
    }
  const mismo = findMismo(comparacion.anterior, conjunto)
  const filas = listCambios(comparacion, conjunto, mismo)
  return {
    actual,
    conjunto,
    mismo,
    comparacion,
    filas,
    cuentas: countVeredictos(filas),
    movimientos: findMovimientos(comparacion),
  }
}

/** All seniorities that are read together here with one. */
function findParte({ conjuntos, definicion }: Ronda, idParte: string): ConjuntoLeido | undefined {
  const opcion = listAntiguedades(definicion).find(({ id }) => id === idParte)
  return (
    conjuntos.find(({ id }) => id === idParte) ??
    conjuntos.find(({ opciones }) => opcion && opciones.includes(opcion.opciones[0]!))
  )
}

export async function getCambios(
  ctx: RequestContext,
  {
    idClima,
    idComparado,
    idParte,
  }: { idClima: string; idComparado?: string | null; idParte?: string | null },
): Promise<Cambios> {
  const rondas = await readRondasDeEmpresa(ctx, { idClima, mayRead: await findLegibles(ctx) })
  const { clima } = rondas
  const comparado = findComparado(rondas, idComparado ?? null)
  const leidos = await readCambios(ctx, { clima, comparado, idParte: idParte ?? null })
  const { actual, comparacion, conjunto, mismo, filas, cuentas, movimientos } = leidos
  const periodos = [actual.nombre, comparado?.periodo ?? 'ninguna'] as const
  return {
    clima: await presentClimaLeido(ctx, clima, actual),
    notasDeGrupos: [
      ...(await readNotasDeGrupos(ctx, clima, comparado)),
      ...(!mismo && comparacion && hasOtrosTramos(conjunto, comparacion.anterior.conjuntos)
        ? [OTROS_TRAMOS]
        : []),
    ],
    rondas: listComparables(rondas).map((otro) => presentRondaAnterior(clima, otro)),
    comparado: comparado && presentRondaAnterior(clima, comparado),
    partes: actual.conjuntos
      .filter(({ clase }) => clase !== 'empresa')
      .map((parte) => presentConjunto(ctx, describeConjunto(actual, parte))),
    personas: conjunto.reserva ? null : conjunto.recuento.encuestados,
    personasAntes: !mismo || mismo.reserva ? null : mismo.recuento.encuestados,
    reserva: conjunto.reserva,
    reservaAntes: mismo?.reserva ?? null,
    filas: filas.map(({ cambio, comparabilidad, ...fila }) => ({
      ...fila,
      cambio: presentCambio(cambio),
      comparabilidad: describeComparabilidad(fila.variable, comparabilidad, periodos),
    })),
    suben: cuentas.Sube,
    sinCambio: cuentas['Sin cambio claro'],
    bajan: cuentas.Baja,
    movimientos: movimientos.movimientos.map((uno) => ({
      conjunto: presentConjunto(ctx, describeConjunto(actual, uno.conjunto)),
      variable: uno.variable,
      antes: uno.antes!,
      ahora: uno.ahora!,
      menosPreguntasAntes: uno.menosPreguntasAntes,
      menosPreguntas: uno.menosPreguntas,
      cambio: presentCambio(uno.cambio)!,
    })),
    gruposComparados: movimientos.grupos,
    noComparan: filas.filter(({ cambio }) => !cambio).length,
    comparaciones: movimientos.comparaciones,
    porAzar: movimientos.porAzar,
  }
}

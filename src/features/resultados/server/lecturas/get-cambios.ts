import type { Cambios } from '#contract/schema.generated.ts'
import { hasOtrosTramos, OTROS_TRAMOS } from '#domain/lecturas/antiguedades-comunes.ts'
import { describeComparabilidad } from '#domain/lecturas/describe-comparabilidad.ts'
import { describeConjunto } from '#domain/lecturas/mapa-de-calor.ts'
import { findLegibles } from '#features/cliente/server/require-ronda-de-cliente.ts'
import type { RequestContext } from '#server/context/context.ts'
import { presentCambio } from './present-cambio.ts'
import { presentClimaLeido, presentRondaAnterior } from './present-clima-leido.ts'
import { presentConjunto } from './present-conjunto.ts'
import { readCambios } from './read-cambios.ts'
import { readNotasDeGrupos } from './read-notas-de-grupos.ts'
import { findComparado, listComparables, readRondasDeEmpresa } from './read-rondas.ts'

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
  const anios = [actual.nombre, String(comparado?.anio)] as const
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
      comparabilidad: describeComparabilidad(fila.variable, comparabilidad, anios),
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

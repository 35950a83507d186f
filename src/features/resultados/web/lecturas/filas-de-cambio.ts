import type { FilaDeIntervalo } from '#dibujo/intervalos/grafica-de-intervalos.ts'
import { formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { formatMenosPreguntas } from '#domain/resultados/menos-preguntas.ts'
import { isSinPublicar } from '../clima-de-graficas.ts'
import { formatPuntos, formatRango } from './celda.ts'
import type { EnPuntosFragment } from './lecturas.generated.ts'
import type { DatosDeCambios } from './lecturas-queries.ts'
import { formatConjunto } from './mapa-mostrado.ts'

const formatValor = (valor: number | null | undefined) =>
  typeof valor === 'number' ? formatPorcentaje(valor) : '–'

const toDiferencia = ({
  puntos,
  desde,
  hasta,
  veredicto,
}: EnPuntosFragment): FilaDeIntervalo['diferencia'] => ({
  tipo: 'intervalo',
  puntos,
  desde,
  hasta,
  veredicto,
  texto: formatPuntos(puntos, 2),
  rango: formatRango({ desde, hasta }),
})

/** Which it can be, once both have figures. */
const isDeAmbas = (tipo: string) => !(tipo in PALABRAS)

const PALABRAS = { noComparable: 'No comparable', soloAqui: 'Sin medida anterior' } as const

/** After what the row is of. */
const describeMenos = (
  fila: { menosPreguntas: boolean; menosPreguntasAntes: boolean },
  { clima, comparado }: DatosDeCambios,
) => {
  const menos = formatMenosPreguntas([
    { periodo: comparado?.periodo ?? clima.periodo, menosPreguntas: fila.menosPreguntasAntes },
    { periodo: clima.periodo, menosPreguntas: fila.menosPreguntas },
  ])
  return menos ? `. ${menos}` : ''
}

export function toFilasDeCambio(datos: DatosDeCambios): FilaDeIntervalo[] {
  const { filas, clima } = datos
  const sinPublicar = isSinPublicar(clima)
  return filas.map(({ variable, indicador, antes, ahora, cambio, comparabilidad: { tipo }, ...menos }) => ({
    nombre: variable,
    nota: `${indicador}${tipo === 'declarada' ? '. Declarada comparable' : ''}${describeMenos(menos, datos)}`,
    antes: formatValor(antes),
    ahora: sinPublicar ? '' : formatValor(ahora),
    diferencia: cambio
      ? toDiferencia(cambio)
      : sinPublicar && isDeAmbas(tipo)
        ? { tipo: 'alPublicar', texto: 'Al publicar' }
        : {
            tipo: 'sinIntervalo',
            texto: tipo === 'noComparable' || tipo === 'soloAqui' ? PALABRAS[tipo] : 'Sin cifra en una ronda',
          },
  }))
}

export function toFilasDeMovimiento(datos: DatosDeCambios): FilaDeIntervalo[] {
  return datos.movimientos.map(({ conjunto, variable, antes, ahora, cambio, ...menos }) => ({
    nombre: formatConjunto(conjunto),
    nota: `${variable}${typeof conjunto.personas === 'number' ? `, ${formatPersonas(conjunto.personas)}` : ''}${describeMenos(menos, datos)}`,
    antes: formatValor(antes),
    ahora: formatValor(ahora),
    diferencia: toDiferencia(cambio),
  }))
}

import { BANDAS, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { cutTexto, type Letra, measureTexto } from '../letras.ts'
import { formatPorcentaje } from '../resultados/cifras.ts'
import { getColorDeBanda } from '../resultados/colores.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

export interface MarcaDeRegla {
  rotulo: string
  valor: number
  /** The round that the report is of; the other one stands beside it, smaller. */
  principal: boolean
}

const DESDE = 50
const BARRA = { y: 44, alto: 18 }
const NUMEROS: Letra = { tamano: 13, peso: 400 }

/** Where a figure stands in the scale, as on a ruler: below 50 it stands at its edge. */
export function drawRegla(marcas: MarcaDeRegla[]): Figura {
  return { alto: 88, izquierda: 0, derecha: 0, trazos: [...drawEscala(), ...marcas.flatMap(drawMarca)] }
}

const toParte = (valor: number) => Math.min(1, Math.max(0, (valor - DESDE) / (100 - DESDE)))

function drawEscala(): Trazo[] {
  const limites = [DESDE, ...BANDAS.map(({ desde }) => desde).filter((desde) => desde > DESDE), 100].sort(
    (a, b) => a - b,
  )
  const tramos: Trazo[] = limites.slice(1).map((hasta, i) => ({
    tipo: 'rect',
    x: at(toParte(limites[i]!)),
    y: BARRA.y,
    ancho: at(toParte(hasta) - toParte(limites[i]!)),
    alto: BARRA.alto,
    relleno: getColorDeBanda(limites[i]!),
  }))
  // 68 and 70 stand too close to write both.
  const numeros: Trazo[] = limites
    .filter((limite) => limite !== 68)
    .map((valor) => ({
      tipo: 'texto',
      x: at(toParte(valor)),
      y: BARRA.y + BARRA.alto + 20,
      texto: String(valor),
      letra: { ...NUMEROS, peso: valor === UMBRAL_DE_SATISFACCION ? 700 : 400 },
      color: valor === UMBRAL_DE_SATISFACCION ? 'ink' : 'ink-2',
      ...(valor === DESDE ? {} : { ancla: valor === 100 ? 'end' : 'middle' }),
    }))
  return [...tramos, ...numeros]
}

/** The narrowest that it is drawn. */
const ANCHO = 500

/** A mark at an edge stands wholly inside: what is beyond is cut. */
function pushInside(parte: number, radio: number): number {
  const hueco = radio + 1
  return Math.max(0, hueco - parte * ANCHO) - Math.max(0, hueco - (1 - parte) * ANCHO)
}

function drawMarca({ rotulo, valor, principal }: MarcaDeRegla): Trazo[] {
  const parte = toParte(valor)
  const letra: Letra = { tamano: principal ? 15 : 13, peso: principal ? 700 : 400 }
  const y = principal ? 12 : 30
  const radio = principal ? 6 : 5
  const empuje = pushInside(parte, radio)
  // A long label keeps as much as the longer side holds.
  const cifra = `: ${formatPorcentaje(valor)}`
  const [izquierda, lado] = [parte, Math.max(parte, 1 - parte)].map((sitio) => sitio * ANCHO - radio - 6)
  const texto = `${cutTexto(rotulo, letra, lado! - measureTexto(cifra, letra))}${cifra}`
  const ancho = measureTexto(texto, letra)
  const aLaIzquierda = !principal || parte > 0.8 || ancho > (1 - parte) * ANCHO - radio - 6
  const dx = aLaIzquierda ? -(radio + 6) : radio + 6
  // At the left edge there is no room for words before the mark.
  const cabe = ancho <= izquierda!
  return [
    {
      tipo: 'linea',
      x1: at(parte, empuje),
      y1: y,
      x2: at(parte, empuje),
      y2: BARRA.y + BARRA.alto,
      borde: { color: 'ink', grueso: principal ? 2.5 : 1.5 },
    },
    {
      tipo: 'circulo',
      x: at(parte, empuje),
      y,
      radio,
      relleno: isAlMenos(valor, UMBRAL_DE_SATISFACCION) ? 'ink' : 'paper',
      borde: { color: 'ink', grueso: 2 },
    },
    {
      tipo: 'texto',
      x: at(parte, empuje + (aLaIzquierda && cabe ? dx : radio + 6)),
      y: y + 5,
      texto,
      letra,
      color: principal ? 'ink' : 'ink-2',
      ...(aLaIzquierda && cabe ? { ancla: 'end' as const } : {}),
    },
  ]
}

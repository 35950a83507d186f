import type { Pelota } from '#domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import type { Letra } from '../letras.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

/** Smaller balls have smaller letters. */
const RADIO = 13
const NUMERO: Letra = { tamano: 12, peso: 400 }
/** Width of the narrowest strip that balls are stacked for. */
const ANCHO = 640

interface Escala {
  desde: number
  hasta: number
}

type Puesta = { pelota: Pelota & { valor: number }; parte: number; piso: number }

/** Every group at its figure on one line, stacked where they would touch: full from 75 on, hollow below. */
export function drawPelotas(pelotas: Pelota[], { desde, hasta }: Escala, radio: number): Figura {
  const conCifra = pelotas.filter((pelota): pelota is Puesta['pelota'] => pelota.valor !== null)
  const toParte = (valor: number) => (valor - desde) / (hasta - desde)
  const puestas = stack(
    conCifra.map((pelota) => ({ pelota, parte: toParte(pelota.valor) })).sort((a, b) => a.parte - b.parte),
    radio,
  )
  const pisos = Math.max(1, ...puestas.map(({ piso }) => piso + 1))
  const suelo = pisos * (2 * radio + 2) + 4
  return {
    alto: suelo + 24,
    izquierda: radio,
    derecha: radio,
    trazos: [
      ...drawEje(desde, hasta, suelo, toParte),
      ...puestas.flatMap(({ pelota, parte, piso }) =>
        drawPelota(pelota, parte, suelo - radio - 3 - piso * (2 * radio + 2), radio),
      ),
    ],
  }
}

/** Round ends around every figure and around 75. */
export function chooseEscala(pelotas: readonly Pelota[]): Escala {
  const todos = [...pelotas.flatMap(({ valor }) => valor ?? []), UMBRAL_DE_SATISFACCION]
  return {
    desde: Math.max(0, Math.floor((Math.min(...todos) - 1) / 10) * 10),
    hasta: Math.min(100, Math.ceil((Math.max(...todos) + 1) / 10) * 10),
  }
}

function stack(ordenadas: Omit<Puesta, 'piso'>[], radio: number): Puesta[] {
  const fines: number[] = []
  return ordenadas.map((una) => {
    const x = una.parte * ANCHO
    const libre = fines.findIndex((fin) => x - fin >= 2 * radio + 2)
    const piso = libre === -1 ? fines.length : libre
    fines[piso] = x
    return { ...una, piso }
  })
}

function drawEje(desde: number, hasta: number, suelo: number, toParte: (valor: number) => number): Trazo[] {
  const umbral = at(toParte(UMBRAL_DE_SATISFACCION))
  const numeros = [UMBRAL_DE_SATISFACCION]
  for (let valor = desde; valor <= hasta; valor += 10) numeros.push(valor)
  return [
    { tipo: 'linea', x1: at(0), y1: suelo, x2: at(1), y2: suelo, borde: { color: 'line-strong', grueso: 1 } },
    {
      tipo: 'linea',
      x1: umbral,
      y1: 0,
      x2: umbral,
      y2: suelo,
      borde: { color: 'ink', grueso: 1, guiones: '2 3' },
    },
    ...numeros.map(
      (valor): Trazo => ({
        tipo: 'texto',
        x: at(toParte(valor)),
        y: suelo + 17,
        texto: String(valor),
        letra: { ...NUMERO, peso: valor === UMBRAL_DE_SATISFACCION ? 700 : 400 },
        color: 'ink-2',
        ancla: 'middle',
      }),
    ),
  ]
}

function drawPelota({ codigo, valor }: Puesta['pelota'], parte: number, y: number, radio: number): Trazo[] {
  const llena = isAlMenos(valor, UMBRAL_DE_SATISFACCION)
  return [
    {
      tipo: 'circulo',
      x: at(parte),
      y,
      radio: radio - 1,
      relleno: llena ? 'ink' : 'paper',
      borde: { color: 'ink', grueso: 1.75 },
    },
    {
      tipo: 'texto',
      x: at(parte),
      y: y + 4,
      texto: codigo,
      letra: { tamano: radio < RADIO ? 10 : 11, peso: 700 },
      color: llena ? 'paper' : 'ink',
      ancla: 'middle',
    },
  ]
}

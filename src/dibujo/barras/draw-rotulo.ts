import { at, type Trazo } from '../trazos.ts'
import type { Diferencia, Fila } from './grafica-de-barras.ts'
import {
  FLECHA,
  getLetraDeDiferencia,
  LETRA_DE_AVISO,
  LETRA_DE_NOMBRE,
  LETRA_DE_NOTA,
  LINEA,
  type MedidasDeBarras,
  type MedidasDeFila,
} from './medidas.ts'

/** The name of a row with its note: beside the bars, halfway down, or above them. */
export function drawRotulo(_: Fila, medida: MedidasDeFila, { encima, izquierda }: MedidasDeBarras): Trazo[] {
  const x = -izquierda
  let y = medida.y + (encima ? 8 : (medida.alto - medida.altoDeRotulo) / 2)
  const trazos: Trazo[] = []
  for (const texto of medida.nombre) {
    trazos.push({ tipo: 'texto', x: at(0, x), y: y + 15, texto, letra: LETRA_DE_NOMBRE, color: 'ink' })
    y += LINEA.nombre
  }
  const { nota } = medida
  if (nota) {
    const donde = nota.junto === null ? { px: x, y: y + 13 } : { px: x + nota.junto, y: y - 5 }
    const { texto } = nota
    trazos.push({
      tipo: 'texto',
      x: at(0, donde.px),
      y: donde.y,
      texto,
      letra: LETRA_DE_NOTA,
      color: 'ink-2',
    })
    if (nota.junto === null) y += LINEA.nota
  }
  for (const texto of medida.aviso) {
    trazos.push({ tipo: 'texto', x: at(0, x), y: y + 13, texto, letra: LETRA_DE_AVISO, color: 'ink' })
    y += LINEA.nota
  }
  return trazos
}

const TONOS = { sube: 'pine', baja: 'danger', igual: 'ink-2', ninguna: 'ink-2' } as const
const FLECHAS = { sube: 'M5.5 12V1.5M1 6l4.5-4.5L10 6', baja: 'M5.5 1.5V12M1 7.5 5.5 12 10 7.5' }

/** At the right edge, halfway down its bars; on a phone, beside the name. */
export function drawDiferencia(
  { texto, tono }: Diferencia,
  medida: MedidasDeFila,
  { forma, encima, derecha }: MedidasDeBarras,
): Trazo[] {
  const color = TONOS[tono]
  const y = encima ? medida.y + 8 + 16 : medida.y + medida.alto / 2 + 7
  const flecha = tono === 'sube' || tono === 'baja' ? FLECHAS[tono] : null
  return [
    {
      tipo: 'texto',
      x: at(1, derecha - (flecha ? FLECHA : 0)),
      y,
      texto,
      letra: getLetraDeDiferencia(tono, forma),
      color,
      ancla: 'end',
    },
    ...(flecha
      ? [
          {
            tipo: 'camino' as const,
            x: at(1, derecha - 12),
            y: y - 13,
            d: flecha,
            borde: { color, grueso: 2.2 },
          },
        ]
      : []),
  ]
}

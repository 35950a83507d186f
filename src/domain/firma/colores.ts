/** The letters of every page: whatever stands on a colour of the firm is written in one of them. */
export const LETRAS = { clara: '#fffdf8', oscura: '#1b2430' } as const

/** The contrast that WCAG asks of running text. */
const CONTRASTE_MINIMO = 4.5

const COLOR = /^#[0-9a-f]{6}$/

export const isColor = (texto: string): boolean => COLOR.test(texto)

const listCanales = (color: string) =>
  [1, 3, 5].map((desde) => Number.parseInt(color.slice(desde, desde + 2), 16))

function computeLuminancia(color: string): number {
  const [rojo = 0, verde = 0, azul = 0] = listCanales(color).map((canal) => {
    const parte = canal / 255
    return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * rojo + 0.7152 * verde + 0.0722 * azul
}

/** Contrast from 1 to 21, as WCAG counts it. */
export function computeContraste(uno: string, otro: string): number {
  const [menor = 0, mayor = 0] = [computeLuminancia(uno), computeLuminancia(otro)].sort((a, b) => a - b)
  return (mayor + 0.05) / (menor + 0.05)
}

/** A part of the other colour in it, from 0 to 1. */
export function mixColores(color: string, otro: string, parte: number): string {
  const otros = listCanales(otro)
  const canales = listCanales(color).map((canal, i) => Math.round(canal + (otros[i]! - canal) * parte))
  return `#${canales.map((canal) => canal.toString(16).padStart(2, '0')).join('')}`
}

/** Light letters where they can be read, else dark ones; null where neither can. */
export function findLetra(color: string): string | null {
  if (computeContraste(color, LETRAS.clara) >= CONTRASTE_MINIMO) return LETRAS.clara
  return computeContraste(color, LETRAS.oscura) >= CONTRASTE_MINIMO ? LETRAS.oscura : null
}

/** The nearest colour on which letters can be read: a little darker or a little lighter. */
export function findColorCercano(color: string): string {
  for (let paso = 0; paso <= 100; paso++) {
    for (const hacia of ['#000000', '#ffffff']) {
      const cercano = mixColores(color, hacia, paso / 100)
      if (findLetra(cercano)) return cercano
    }
  }
  return LETRAS.oscura
}

const formatContraste = (contraste: number) => `${Math.floor(contraste * 10) / 10} a 1`

/** The letters on it, in words; what is no colour says nothing. */
export function describeLetra(color: string): string | null {
  if (!isColor(color)) return null
  const contraste = formatContraste(computeContraste(color, LETRAS.clara))
  const letra = findLetra(color)
  if (letra === LETRAS.clara) return `Letra blanca, ${contraste}: se lee bien.`
  return letra ? `Letra blanca, ${contraste}: no se lee. Irá oscura.` : null
}

export interface Colores {
  principal: string
  /** Under the pointer. */
  principalHondo: string
  sobrePrincipal: string
  acento: string
  sobreAcento: string
}

export const composeColores = ({
  colorPrincipal,
  colorAcento,
}: {
  colorPrincipal: string
  colorAcento: string
}): Colores => {
  const sobrePrincipal = findLetra(colorPrincipal) ?? LETRAS.clara
  return {
    principal: colorPrincipal,
    // Away from its letters: what was readable stays so.
    principalHondo: mixColores(colorPrincipal, sobrePrincipal === LETRAS.clara ? '#000000' : '#ffffff', 0.22),
    sobrePrincipal,
    acento: colorAcento,
    sobreAcento: findLetra(colorAcento) ?? LETRAS.oscura,
  }
}

import * as z from 'zod/mini'
import { isTelefono } from '../contacto/formulario.ts'
import { isTextoGuardable } from '../cuestionario/codigos.ts'
import { isCorreo } from '../encuesta/correo.ts'
import { formatLinea } from '../texto/format-linea.ts'
import type { Leido } from '../validacion/leido.ts'
import { linea, obligatoria, readWith, si } from '../validacion/read-with.ts'
import { findColorCercano, findLetra, isColor } from './colores.ts'
import { type CampoDeFirma, FIRMA_DE_FABRICA, type Firma, LARGO_DE_FIRMA } from './firma.ts'

const texto = (campo: CampoDeFirma, que: string) => [
  z.maxLength(LARGO_DE_FIRMA[campo], `Acorta ${que}: pasa de ${LARGO_DE_FIRMA[campo]} caracteres.`),
  si(isTextoGuardable, `Quita los caracteres extraños de ${que}.`),
]

const telefono = (campo: CampoDeFirma, que: string) =>
  linea(...texto(campo, que), si(isTelefono, `Revisa ${que}: escribe solo el número, como +502 5555 5555.`))

/** An address of that network alone, and no other kind of link. */
const red = (campo: CampoDeFirma, nombre: string, host: string) =>
  linea(
    ...texto(campo, `la dirección de ${nombre}`),
    si(
      (escrita) => isDireccionDe(host, escrita),
      `Copia la dirección completa de tu página: empieza con https://${host}/`,
    ),
  )

function isDireccionDe(host: string, escrita: string): boolean {
  const [, suyo = ''] = /^https:\/\/([\w.-]+)(\/[^\s"'<>\\]*)?$/.exec(escrita) ?? []
  return suyo.toLowerCase() === host || suyo.toLowerCase().endsWith(`.${host}`)
}

/** Lines keep apart; what is blank around them says nothing. */
const parrafo = (campo: CampoDeFirma, que: string) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((escrito) =>
        (escrito ?? '')
          .split(/\r\n|\r|\n/)
          .map(formatLinea)
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
      ),
    ),
    z.string().check(...texto(campo, que)),
  )

const formatColor = (escrito: string) => {
  const color = escrito.toLowerCase()
  return /^[0-9a-f]{6}$/.test(color) ? `#${color}` : color
}

const color = (campo: CampoDeFirma) =>
  z.pipe(
    z.pipe(linea(...texto(campo, 'el color')), z.transform(formatColor)),
    z.string().check(
      z.superRefine((escrito, nota) => {
        const problema = findProblemaDeColor(escrito)
        if (problema) nota.addIssue(problema)
      }),
    ),
  )

export function findProblemaDeColor(escrito: string): string | null {
  if (!isColor(escrito)) return 'Escribe el color con # y seis letras o cifras, como #1e3a5f.'
  return findLetra(escrito)
    ? null
    : `Sobre este color no se lee ni letra blanca ni oscura. Usa uno cercano: ${findColorCercano(escrito)}.`
}

const firma: z.ZodMiniType<Firma, unknown> = z.object({
  nombre: linea(obligatoria('Escribe el nombre de la firma.'), ...texto('nombre', 'el nombre')),
  razonSocial: linea(...texto('razonSocial', 'la razón social')),
  telefono: telefono('telefono', 'el teléfono'),
  whatsapp: telefono('whatsapp', 'el WhatsApp'),
  correo: linea(
    obligatoria('Escribe un correo: ahí piden los visitantes que se borren sus datos.'),
    si(isCorreo, 'Revisa el correo: no es una dirección válida.'),
  ),
  direccion: linea(...texto('direccion', 'la dirección')),
  ciudad: linea(
    obligatoria('Escribe la ciudad: está en el aviso de privacidad.'),
    ...texto('ciudad', 'la ciudad'),
  ),
  facebook: red('facebook', 'Facebook', 'facebook.com'),
  instagram: red('instagram', 'Instagram', 'instagram.com'),
  linkedin: red('linkedin', 'LinkedIn', 'linkedin.com'),
  clientes: parrafo('clientes', 'los nombres de clientes'),
  remitente: linea(...texto('remitente', 'el nombre de quien envía')),
  firmaDeCorreos: parrafo('firmaDeCorreos', 'la firma de los correos'),
  colorPrincipal: color('colorPrincipal'),
  colorAcento: color('colorAcento'),
})

/** Tidied, or what is wrong with each field. */
export function parseFirma(escrita: unknown): Leido<Firma, CampoDeFirma> {
  const leida = readWith<Firma, CampoDeFirma>(firma, escrita)
  const { direccion } = FIRMA_DE_FABRICA
  // The one of the product does not break within an hour, and stays so.
  if (leida.ok && leida.valor.direccion === formatLinea(direccion)) leida.valor.direccion = direccion
  return leida
}

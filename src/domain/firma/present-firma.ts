import { composeColores } from './colores.ts'
import { FIRMA_DE_FABRICA, type Firma } from './firma.ts'
import type { ImagenesDeFirma } from './imagenes.ts'
import type { PersonaDeFirma } from './personas.ts'

const listRenglones = (texto: string): string[] => [
  ...new Set(texto.split('\n').filter((renglon) => renglon !== '')),
]

/** Written over the colours of the style sheet, which stands after it while developing. Every value is a colour that we wrote. */
function renderEstilo(firma: Firma): string {
  const { colorPrincipal, colorAcento } = FIRMA_DE_FABRICA
  if (firma.colorPrincipal === colorPrincipal && firma.colorAcento === colorAcento) return ''
  const { principal, principalHondo, sobrePrincipal, acento, sobreAcento } = composeColores(firma)
  return `html:root{--marca:${principal};--marca-honda:${principalHondo};--sobre-marca:${sobrePrincipal};--acento:${acento};--sobre-acento:${sobreAcento}}`
}

/** The part that pages may show: nothing that is only for mails. */
export const presentFirma = (
  firma: Firma,
  { personas, imagenes }: { personas: readonly PersonaDeFirma[]; imagenes: ImagenesDeFirma },
) => ({
  nombre: firma.nombre,
  razonSocial: firma.razonSocial,
  telefono: firma.telefono,
  whatsapp: firma.whatsapp,
  correo: firma.correo,
  direccion: firma.direccion,
  ciudad: firma.ciudad,
  facebook: firma.facebook,
  instagram: firma.instagram,
  linkedin: firma.linkedin,
  clientes: listRenglones(firma.clientes),
  personas,
  imagenes,
  estilo: renderEstilo(firma),
  deFabrica: firma.nombre === FIRMA_DE_FABRICA.nombre,
})

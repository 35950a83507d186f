import { LETRAS } from './colores.ts'

/** The firm, wherever its name, its ways to be reached and its colours stand. What is empty is not shown. */
export interface Firma {
  nombre: string
  /** As a contract calls it. */
  razonSocial: string
  telefono: string
  whatsapp: string
  correo: string
  /** With its hours, as the page about how to reach it says it. */
  direccion: string
  ciudad: string
  facebook: string
  instagram: string
  linkedin: string
  /** Companies that agreed to be named, one a line. */
  clientes: string
  /** The sender's name of a mail; empty: the name. */
  remitente: string
  /** Under every mail, in lines. */
  firmaDeCorreos: string
  colorPrincipal: string
  colorAcento: string
}

export type CampoDeFirma = keyof Firma

/** Until somebody decides otherwise, and nowhere else. */
export const FIRMA_DE_FABRICA: Firma = {
  nombre: 'Clima y Talento',
  razonSocial: '',
  telefono: '+502 2300 0000',
  whatsapp: '',
  correo: 'contacto@climaytalento.example',
  direccion: 'Ciudad de Guatemala, de lunes a viernes, de\u00a008:00 a\u00a017:00',
  ciudad: 'Ciudad de Guatemala',
  facebook: '',
  instagram: '',
  linkedin: '',
  clientes: '',
  remitente: '',
  firmaDeCorreos: '',
  colorPrincipal: '#17614f',
  colorAcento: '#f2b705',
}

/** Addresses of the installation where it is told none. */
export const CORREOS_DE_FABRICA = {
  remitente: 'no-responder@climaytalento.example',
  administrador: 'admin@climaytalento.example',
} as const

export const CAMPOS_DE_FIRMA = Object.keys(FIRMA_DE_FABRICA) as CampoDeFirma[]

export const LARGO_DE_FIRMA: Record<CampoDeFirma, number> = {
  nombre: 60,
  razonSocial: 120,
  telefono: 40,
  whatsapp: 40,
  correo: 254,
  direccion: 160,
  ciudad: 60,
  facebook: 200,
  instagram: 200,
  linkedin: 200,
  clientes: 600,
  remitente: 60,
  firmaDeCorreos: 400,
  colorPrincipal: 7,
  colorAcento: 7,
}

/** Colour of the rules of a document: the firm's once it has chosen one, until then that of the letters. */
export const getColorDeDocumentos = ({ colorPrincipal }: Pick<Firma, 'colorPrincipal'>): string =>
  colorPrincipal === FIRMA_DE_FABRICA.colorPrincipal ? LETRAS.oscura : colorPrincipal

/** The number that a telephone calls: figures and the plus sign of a country, without what people write between them. */
export const formatTel = (numero: string): string => `tel:${numero.replace(/[^\d+]/g, '')}`

export const formatEnlaceDeWhatsApp = (numero: string): string => `https://wa.me/${numero.replace(/\D/g, '')}`

/** Its pages elsewhere, those that it has. */
export const listRedes = ({
  facebook,
  instagram,
  linkedin,
}: Pick<Firma, 'facebook' | 'instagram' | 'linkedin'>) =>
  [
    { nombre: 'Facebook', url: facebook },
    { nombre: 'Instagram', url: instagram },
    { nombre: 'LinkedIn', url: linkedin },
  ].filter(({ url }) => url !== '')

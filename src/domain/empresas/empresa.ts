/** The person at the company one calls. */
export type ContactoDirecto = {
  nombre: string
  apellidos: string
  correo: string
  telefono: string | null
  celular: string | null
  direccion: string | null
  sexo: string | null
}

/** A client company, with the contract's names. */
export type CamposDeEmpresa = {
  nombre_comercial: string
  nombre_fiscal: string
  telefono: string
  correo: string
  NIT: string
  direccion: string
  contacto_directo: ContactoDirecto
}

/** logo: the fingerprint of its picture, where it has one. */
export type Empresa = CamposDeEmpresa & { id: string; logo: string | null }

/**
 * Limits of a client's logo. It goes with every invitation and to phones that pay for each byte, and stands no larger than
 * this: what is bigger is drawn smaller before it is sent.
 */
export const LIMITES_DE_LOGO = { bytes: 40 * 1024, ancho: 480, alto: 200 } as const

export const LIMITES_DE_EMPRESA = {
  nombre: 160,
  telefono: 40,
  NIT: 30,
  direccion: 300,
  sexo: 30,
} as const

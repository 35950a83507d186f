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

export type Empresa = CamposDeEmpresa & { id: string }

export const LIMITES_DE_EMPRESA = {
  nombre: 160,
  telefono: 40,
  NIT: 30,
  direccion: 300,
  sexo: 30,
} as const

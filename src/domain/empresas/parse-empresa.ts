import * as z from 'zod/mini'
import { isTextoGuardable } from '../cuestionario/codigos.ts'
import { isCorreo } from '../encuesta/correo.ts'
import { hasEnlace } from '../texto/enlaces.ts'
import type { Leido } from '../validacion/leido.ts'
import { linea, lineaOpcional, obligatoria, readWith, si } from '../validacion/read-with.ts'
import { type CamposDeEmpresa, type ContactoDirecto, LIMITES_DE_EMPRESA as LIMITES } from './empresa.ts'

type Opcional<T> = { [K in keyof T]: T[K] | null | undefined }
type ContactoEscrito = Pick<ContactoDirecto, 'nombre' | 'apellidos' | 'correo'> &
  Partial<Opcional<Pick<ContactoDirecto, 'telefono' | 'celular' | 'direccion' | 'sexo'>>>

/** As it comes from outside. */
export type EmpresaEscrita = Omit<CamposDeEmpresa, 'contacto_directo'> & { contacto_directo: ContactoEscrito }

/** The place of a field, as in "contacto_directo.correo". */
export type CampoDeEmpresa =
  | Exclude<keyof CamposDeEmpresa, 'contacto_directo'>
  | `contacto_directo.${keyof ContactoDirecto}`

/** `que` carries its article: "el nombre comercial". */
const texto = (que: string, max: number) => [
  z.maxLength(max, `Acorta ${que}: pasa de ${max} caracteres.`),
  si(isTextoGuardable, `Quita los caracteres extraños de ${que}.`),
]

const numero = (que: string) => [
  ...texto(que, LIMITES.telefono),
  si((escrito) => /\d/.test(escrito), `Revisa ${que}: no tiene números.`),
]

const correo = (que: string) => si(isCorreo, `Revisa ${que}: no es una dirección válida.`)

/** It stands in the subject of mails to people who never heard of it. */
const SIN_ENLACES =
  'Escribe el nombre comercial sin enlaces ni direcciones de correo; después de un punto, deja un espacio.'

/** A study begins with a name; the rest is filled in when somebody knows it. */
const empresa: z.ZodMiniType<CamposDeEmpresa, unknown> = z.object({
  nombre_comercial: linea(
    obligatoria('Escribe el nombre comercial.'),
    ...texto('el nombre comercial', LIMITES.nombre),
    si((nombre) => !hasEnlace(nombre), SIN_ENLACES),
  ),
  nombre_fiscal: linea(...texto('el nombre fiscal', LIMITES.nombre)),
  telefono: linea(...numero('el teléfono')),
  correo: linea(correo('el correo')),
  NIT: linea(...texto('el NIT', LIMITES.NIT)),
  direccion: linea(...texto('la dirección', LIMITES.direccion)),
  contacto_directo: z.object({
    nombre: linea(...texto('el nombre del contacto', LIMITES.nombre)),
    apellidos: linea(...texto('los apellidos del contacto', LIMITES.nombre)),
    correo: linea(correo('el correo del contacto')),
    telefono: lineaOpcional(...numero('el teléfono del contacto')),
    celular: lineaOpcional(...numero('el celular del contacto')),
    direccion: lineaOpcional(...texto('la dirección del contacto', LIMITES.direccion)),
    sexo: lineaOpcional(...texto('el sexo del contacto', LIMITES.sexo)),
  }),
})

/** The company tidied, or what is wrong in it. */
export const parseEmpresa = (escrita: EmpresaEscrita): Leido<CamposDeEmpresa, CampoDeEmpresa> =>
  readWith(empresa, escrita)

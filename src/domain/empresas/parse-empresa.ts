import { isTextoGuardable } from '../cuestionario/codigos.ts'
import { isCorreo } from '../encuesta/correo.ts'
import { formatLinea } from '../texto/format-linea.ts'
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

/** One sentence per field that is wrong. */
export type ProblemasDeEmpresa = Partial<Record<CampoDeEmpresa, string>>

type Revision = (valor: string) => string | undefined

/** `que` carries its article: "el nombre comercial". */
const checkLinea =
  (que: string, max: number): Revision =>
  (valor) => {
    if (valor.length > max) return `Acorta ${que}: pasa de ${max} caracteres.`
    if (!isTextoGuardable(valor)) return `Quita los caracteres extraños de ${que}.`
  }

const checkTelefono =
  (que: string): Revision =>
  (valor) =>
    checkLinea(que, LIMITES.telefono)(valor) ??
    (valor && !/\d/.test(valor) ? `Revisa ${que}: no tiene números.` : undefined)

const checkCorreo =
  (que: string): Revision =>
  (valor) =>
    valor && !isCorreo(valor) ? `Revisa ${que}: no es una dirección válida.` : undefined

const checkNombre: Revision = (valor) =>
  valor ? checkLinea('el nombre comercial', LIMITES.nombre)(valor) : 'Escribe el nombre comercial.'

/** A study begins with a name; the rest is filled in when somebody knows it. */
const REVISIONES: Record<CampoDeEmpresa, Revision> = {
  nombre_comercial: checkNombre,
  nombre_fiscal: checkLinea('el nombre fiscal', LIMITES.nombre),
  telefono: checkTelefono('el teléfono'),
  correo: checkCorreo('el correo'),
  NIT: checkLinea('el NIT', LIMITES.NIT),
  direccion: checkLinea('la dirección', LIMITES.direccion),
  'contacto_directo.nombre': checkLinea('el nombre del contacto', LIMITES.nombre),
  'contacto_directo.apellidos': checkLinea('los apellidos del contacto', LIMITES.nombre),
  'contacto_directo.correo': checkCorreo('el correo del contacto'),
  'contacto_directo.telefono': checkTelefono('el teléfono del contacto'),
  'contacto_directo.celular': checkTelefono('el celular del contacto'),
  'contacto_directo.direccion': checkLinea('la dirección del contacto', LIMITES.direccion),
  'contacto_directo.sexo': checkLinea('el sexo del contacto', LIMITES.sexo),
}

function formatEmpresa(escrita: EmpresaEscrita): CamposDeEmpresa {
  const { contacto_directo: contacto } = escrita
  return {
    nombre_comercial: formatLinea(escrita.nombre_comercial),
    nombre_fiscal: formatLinea(escrita.nombre_fiscal),
    telefono: formatLinea(escrita.telefono),
    correo: formatLinea(escrita.correo),
    NIT: formatLinea(escrita.NIT),
    direccion: formatLinea(escrita.direccion),
    contacto_directo: {
      nombre: formatLinea(contacto.nombre),
      apellidos: formatLinea(contacto.apellidos),
      correo: formatLinea(contacto.correo),
      telefono: formatLinea(contacto.telefono) || null,
      celular: formatLinea(contacto.celular) || null,
      direccion: formatLinea(contacto.direccion) || null,
      sexo: formatLinea(contacto.sexo) || null,
    },
  }
}

function listValores({ contacto_directo: contacto, ...propios }: CamposDeEmpresa) {
  const delContacto = Object.entries(contacto).map(([nombre, valor]) => [`contacto_directo.${nombre}`, valor])
  return { ...propios, ...Object.fromEntries(delContacto) } as Record<CampoDeEmpresa, string | null>
}

/** The company tidied, with what is wrong in it: `problemas` is empty where it may be stored. */
export function parseEmpresa(escrita: EmpresaEscrita): {
  empresa: CamposDeEmpresa
  problemas: ProblemasDeEmpresa
} {
  const empresa = formatEmpresa(escrita)
  const valores = listValores(empresa)
  const problemas: ProblemasDeEmpresa = {}
  for (const campo of Object.keys(REVISIONES) as CampoDeEmpresa[]) {
    const problema = REVISIONES[campo](valores[campo] ?? '')
    if (problema) problemas[campo] = problema
  }
  return { empresa, problemas }
}

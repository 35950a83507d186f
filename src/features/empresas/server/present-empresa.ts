import type { Empresa as EmpresaWire } from '#contract/schema.generated.ts'
import type { Empresa } from '#domain/empresas/empresa.ts'
import { computeRevisionDeEmpresa } from './revision-de-empresa.ts'

export function presentEmpresa(empresa: Empresa): EmpresaWire {
  const { contacto_directo: contacto } = empresa
  return {
    id: empresa.id,
    nombre_comercial: empresa.nombre_comercial,
    nombre_fiscal: empresa.nombre_fiscal,
    telefono: empresa.telefono,
    correo: empresa.correo,
    NIT: empresa.NIT,
    direccion: empresa.direccion,
    contacto_directo: {
      nombre: contacto.nombre,
      apellidos: contacto.apellidos,
      correo: contacto.correo,
      telefono: contacto.telefono,
      celular: contacto.celular,
      direccion: contacto.direccion,
      sexo: contacto.sexo,
    },
    // Its resolver makes an address of it.
    logo: empresa.logo,
    revision: computeRevisionDeEmpresa(empresa),
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CamposDeEmpresa } from '#domain/empresas/empresa.ts'
import type { CampoDeEmpresa, EmpresaEscrita } from '#domain/empresas/parse-empresa.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRevision } from '#web/lib/use-revision.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { DeleteEmpresa, Empresas, InsertEmpresa, UpdateEmpresa } from './empresas.generated.ts'
import { CAMBIAN_CON_EMPRESAS, type Empresa } from './empresas-query.ts'

export interface CampoDeFormulario {
  campo: CampoDeEmpresa
  rotulo: string
  tipo?: 'email' | 'tel'
  opciones?: readonly string[]
  /** Takes the whole width. */
  ancho?: boolean
}

export const CAMPOS_DE_EMPRESA: CampoDeFormulario[] = [
  { campo: 'nombre_comercial', rotulo: 'Nombre comercial' },
  { campo: 'nombre_fiscal', rotulo: 'Nombre fiscal' },
  { campo: 'telefono', rotulo: 'Teléfono', tipo: 'tel' },
  { campo: 'correo', rotulo: 'Correo', tipo: 'email' },
  { campo: 'NIT', rotulo: 'NIT' },
  { campo: 'direccion', rotulo: 'Dirección', ancho: true },
]

export const CAMPOS_DE_CONTACTO: CampoDeFormulario[] = [
  { campo: 'contacto_directo.nombre', rotulo: 'Nombre' },
  { campo: 'contacto_directo.apellidos', rotulo: 'Apellidos' },
  { campo: 'contacto_directo.correo', rotulo: 'Correo', tipo: 'email' },
  { campo: 'contacto_directo.telefono', rotulo: 'Teléfono', tipo: 'tel' },
  { campo: 'contacto_directo.celular', rotulo: 'Celular', tipo: 'tel' },
  {
    campo: 'contacto_directo.sexo',
    rotulo: 'Sexo',
    opciones: ['Femenino', 'Masculino', 'Otro'],
  },
  { campo: 'contacto_directo.direccion', rotulo: 'Dirección', ancho: true },
]

/** The form as written, by the place of each field. */
export type Escrito = Record<CampoDeEmpresa, string>

const TODOS = [...CAMPOS_DE_EMPRESA, ...CAMPOS_DE_CONTACTO].map(({ campo }) => campo)

export function toEscrito(empresa: Empresa | null): Escrito {
  const valores: Record<string, unknown> = {
    ...empresa,
    ...Object.fromEntries(
      Object.entries(empresa?.contacto_directo ?? {}).map(([nombre, valor]) => [
        `contacto_directo.${nombre}`,
        valor,
      ]),
    ),
  }
  return Object.fromEntries(TODOS.map((campo) => [campo, String(valores[campo] ?? '')])) as Escrito
}

export function toEmpresa(escrito: Escrito): EmpresaEscrita {
  const propios = TODOS.filter((campo) => !campo.includes('.')).map((campo) => [campo, escrito[campo]])
  const contacto = TODOS.filter((campo) => campo.includes('.')).map((campo) => [
    campo.split('.')[1],
    escrito[campo],
  ])
  return { ...Object.fromEntries(propios), contacto_directo: Object.fromEntries(contacto) } as EmpresaEscrita
}

/** A save's words about the logo: nothing where it stays as it is. */
export const toLogo = (empresa: Empresa | null, logo: string): { logo?: string | null } =>
  logo === (empresa?.logo ?? '') ? {} : { logo: logo || null }

/** Changes of somebody else, by the name of the field and as it stands now. */
function listCambios(antes: Empresa | null, ahora: Empresa | null): string[] {
  const [viejo, nuevo] = [toEscrito(antes), toEscrito(ahora)]
  const listDe = (grupo: CampoDeFormulario[], de: string) =>
    grupo
      .filter(({ campo }) => viejo[campo] !== nuevo[campo])
      .map(({ campo, rotulo }) => `${rotulo}${de}: ${nuevo[campo] || 'vacío'}`)
  const logo = antes?.logo === ahora?.logo ? [] : [ahora?.logo ? 'Logotipo: otra imagen' : 'Logotipo: vacío']
  return [...listDe(CAMPOS_DE_EMPRESA, ''), ...listDe(CAMPOS_DE_CONTACTO, ' del contacto'), ...logo]
}

/** Stores a company, new or known, or takes it away; `showListo` says so once the caller has gone on. */
export function useSaveEmpresa(empresa: Empresa | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { saveOver, conflicto } = useRevision({
    vista: empresa,
    getRevision: (vista) => vista?.revision ?? '',
    findActual: async () => (await api(Empresas, {})).empresas.find(({ id }) => id === empresa?.id) ?? null,
    listCambios,
  })
  const showAviso = useAvisos()
  const options = {
    onSuccess: () =>
      Promise.all(CAMBIAN_CON_EMPRESAS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    onError: (error: unknown) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  }
  const guardar = useMutation({
    mutationFn: async (campos: CamposDeEmpresa & { logo?: string | null }) =>
      empresa === null
        ? (await api(InsertEmpresa, { empresa: campos })).insertEmpresa
        : saveOver(
            async (revision) =>
              (await api(UpdateEmpresa, { idEmpresa: empresa.id, empresa: campos, revision })).updateEmpresa,
          ),
    ...options,
  })
  const eliminar = useMutation({
    mutationFn: async (id: string) => (await api(DeleteEmpresa, { idEmpresa: id })).deleteEmpresa,
    ...options,
  })
  const showListo = ({ mensaje }: { mensaje: string }) =>
    showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
  return { guardar, eliminar, showListo, conflicto }
}

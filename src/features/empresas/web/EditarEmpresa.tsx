import { useQuery } from '@tanstack/react-query'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAlDia } from '#web/lib/use-al-dia.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { type EnlacesDeEmpresas, empresasQuery } from './empresas-query.ts'
import { FormularioDeEmpresa } from './FormularioDeEmpresa.tsx'

/** The form of one company; idEmpresa null: a new one. */
export function EditarEmpresa({
  idEmpresa,
  enlaces,
}: {
  idEmpresa: string | null
  enlaces: EnlacesDeEmpresas
}) {
  const empresas = useQuery({ ...empresasQuery(useApi()), enabled: idEmpresa !== null })
  const alDia = useAlDia(empresas)
  const empresa = empresas.data?.find(({ id }) => id === idEmpresa) ?? null
  const cabeza = (
    <Cabeza
      regreso={<Regreso a={enlaces.empresas} texto="Regresar a las empresas" />}
      titulo={idEmpresa === null ? 'Nueva empresa' : (empresa?.nombre_comercial ?? 'Empresa')}
    >
      Solo hace falta el nombre comercial. Lo demás se puede llenar después.
    </Cabeza>
  )
  if (idEmpresa !== null && !alDia)
    return (
      <>
        {cabeza}
        <Espera
          texto="Cargando la empresa…"
          falla={empresas.error && !empresas.isFetching ? formatFailure(empresas.error) : null}
          onReintentar={() => void empresas.refetch()}
        />
      </>
    )
  if (idEmpresa !== null && !empresa)
    return (
      <NoEncontrado titulo="Esta empresa no existe" a={enlaces.empresas} salida="Ver todas las empresas">
        Puede que alguien la haya eliminado.
      </NoEncontrado>
    )
  return (
    <>
      {cabeza}
      <FormularioDeEmpresa key={idEmpresa} empresa={empresa} enlaces={enlaces} />
    </>
  )
}

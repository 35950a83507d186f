import { useQuery } from '@tanstack/react-query'
import { formatFailure } from '../../../lib/failure-wording.ts'
import { useApi } from '../../../lib/site.tsx'
import { Cabeza } from '../../../ui/Cabeza.tsx'
import { Espera } from '../../../ui/Espera.tsx'
import { Regreso } from '../../../ui/Regreso.tsx'
import { climasQuery, empresasDeClimasQuery } from '../climas-queries.ts'
import { formatVista } from '../vista.ts'
import { FormularioDeClima } from './FormularioDeClima.tsx'

export function NuevoClima({ idEmpresa }: { idEmpresa?: string | undefined }) {
  const api = useApi()
  const empresas = useQuery(empresasDeClimasQuery(api))
  const climas = useQuery(climasQuery(api))
  const error = empresas.error ?? climas.error
  return (
    <>
      <Cabeza
        regreso={<Regreso a={formatVista({ vista: 'TableClima' })} texto="Regresar a la lista de climas" />}
        titulo="Nuevo clima"
      >
        Una ronda de encuesta de una empresa. Después se adaptan sus grupos y preguntas, y se activa.
      </Cabeza>
      {empresas.data && climas.data ? (
        <FormularioDeClima idInicial={idEmpresa} empresas={empresas.data} climas={climas.data} />
      ) : (
        <Espera
          texto="Cargando las empresas…"
          falla={error && formatFailure(error)}
          onReintentar={() => {
            void empresas.refetch()
            void climas.refetch()
          }}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { empresasDeClimasQuery, rondasDeEmpresasQuery } from '../climas-queries.ts'
import { formatVista } from '../vista.ts'
import { FormularioDeClima } from './FormularioDeClima.tsx'

interface NuevoClimaProps {
  idEmpresa?: string | undefined
  /** The round that this one is made after. */
  ronda?: string | undefined
}

export function NuevoClima({ idEmpresa, ronda: idRonda }: NuevoClimaProps) {
  const api = useApi()
  const empresas = useQuery(empresasDeClimasQuery(api))
  const climas = useQuery(rondasDeEmpresasQuery(api))
  const error = empresas.error ?? climas.error
  const ronda = climas.data?.find(({ id, idEmpresa: suya }) => id === idRonda && suya === idEmpresa) ?? null
  return (
    <>
      <Cabeza
        regreso={<Regreso a={formatVista({ vista: 'TableClima' })} texto="Regresar a la lista de climas" />}
        titulo={idRonda ? 'Siguiente ronda' : 'Nuevo clima'}
      >
        {ronda
          ? `Parte de la estructura de ${ronda.empresa.nombre_comercial} ${ronda.periodo}, para que las dos rondas se comparen. Escoge sus fechas.`
          : 'Una ronda de encuesta de una empresa. Después se adaptan sus grupos y preguntas, y se activa.'}
      </Cabeza>
      {empresas.data && climas.data ? (
        <FormularioDeClima
          idInicial={idEmpresa}
          ronda={ronda}
          empresas={empresas.data}
          climas={climas.data}
        />
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

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { Cargador } from '#web/ui/Cargador.tsx'
import styles from './BuscadorDeCvs.module.css'
import { TAMANO_DE_PAGINA } from './busqueda.ts'
import { BusquedasGuardadas } from './busquedas/BusquedasGuardadas.tsx'
import { useVista } from './busquedas/use-vista.ts'
import { cvsQuery } from './cvs-queries.ts'
import { FallaDeLectura } from './FallaDeLectura.tsx'
import { FiltroDeCvs } from './FiltroDeCvs.tsx'
import { FiltrosDeCvs } from './FiltrosDeCvs.tsx'
import { ListaDeCvs } from './ListaDeCvs.tsx'
import { PaginasDeCvs } from './PaginasDeCvs.tsx'
import { SinRegistros } from './SinRegistros.tsx'
import { useBusqueda } from './use-busqueda.ts'
import { useDeleteCv } from './use-delete-cv.ts'

export function BuscadorDeCvs() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { busqueda, pedida, changeFiltro, changeFiltros, changePagina } = useBusqueda()
  const nuevosDesde = useVista(busqueda.guardada)
  const lista = useQuery({ ...cvsQuery(api, busqueda), placeholderData: keepPreviousData })
  const { data: cvs, isPlaceholderData: anterior } = lista

  const { deleteCv, ocultos } = useDeleteCv(() => {
    const quedan = queryClient.getQueryData(cvsQuery(api, busqueda).queryKey)
    if (quedan?.length === 0 && busqueda.pagina > 1) changePagina(busqueda.pagina - 1, true)
  })

  // The pressed button may be disabled on the page it leads to; the list takes the focus once it is that page, which
  // need not have been waited for.
  const resultados = useRef<HTMLElement>(null)
  const hacia = useRef<number>(null)
  useEffect(() => {
    if (anterior || hacia.current !== busqueda.pagina) return
    hacia.current = null
    resultados.current?.focus({ preventScroll: true })
  }, [anterior, busqueda.pagina])
  const turnTo = (pagina: number) => {
    if (anterior) return
    hacia.current = pagina
    changePagina(pagina)
  }

  const visibles = cvs?.filter(({ id }) => !ocultos.includes(id))
  // After a full page there may be another.
  const esLaUnica = busqueda.pagina === 1 && (cvs?.length ?? 0) < TAMANO_DE_PAGINA
  const vacia = esLaUnica && visibles?.length === 0
  return (
    <div className={styles.buscador}>
      <FiltroDeCvs filtro={pedida.filtro} buscando={anterior} onChange={changeFiltro} />
      <FiltrosDeCvs filtros={pedida.filtros} onChange={changeFiltros} />
      <BusquedasGuardadas busqueda={busqueda} vacia={vacia} />
      <section ref={resultados} className={styles.resultados} aria-label="Resultados" tabIndex={-1}>
        {lista.isError && <FallaDeLectura error={lista.error} onRetry={() => void lista.refetch()} />}
        {lista.isPending && <Cargador texto="Buscando CVs…" />}
        {visibles && (
          <div className={styles.lista} data-anterior={anterior || undefined} aria-busy={anterior}>
            {visibles.length > 0 ? (
              <ListaDeCvs cvs={visibles} nuevosDesde={nuevosDesde} onDelete={deleteCv} />
            ) : (
              <SinRegistros busqueda={busqueda} />
            )}
            {cvs!.length > 0 && !vacia && (
              <PaginasDeCvs busqueda={busqueda} recibidos={cvs!.length} onChange={turnTo} />
            )}
          </div>
        )}
      </section>
      <p className="oculto" role="status">
        {visibles &&
          !anterior &&
          `${visibles.length === 1 ? '1 registro' : `${visibles.length} registros`} en la página ${busqueda.pagina}`}
      </p>
    </div>
  )
}

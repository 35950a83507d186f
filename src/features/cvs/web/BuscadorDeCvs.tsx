import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { EDADES, type FiltrosDeCvs as Filtros, hayFiltros, NOMBRE_DE_EDAD } from '#domain/cvs/filtros.ts'
import { useApi } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { CampoMultiple } from '#web/ui/CampoMultiple.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Cargador } from '#web/ui/Espera.tsx'
import { Paginas } from '#web/ui/Pestanas.tsx'
import styles from './BuscadorDeCvs.module.css'
import {
  type Busqueda,
  formatBusqueda,
  getOffset,
  isVacia,
  TAMANO_DE_PAGINA,
  useBusqueda,
} from './busqueda.ts'
import { BusquedasGuardadas } from './busquedas/BusquedasGuardadas.tsx'
import { useVista } from './busquedas/busquedas-queries.ts'
import { type CvDeLista, cvsQuery, etiquetasPuestosQuery, listEstados } from './direcciones-de-pendientes.ts'
import { FallaDeLectura } from './FallaDeLectura.tsx'
import filtrosDeCvsStyles from './FiltroDeCvs.module.css'
import { FiltroDeCvs } from './FiltroDeCvs.tsx'
import { ListaDeCvs } from './ListaDeCvs.tsx'
import { useMesa } from './mesa/use-mesa.ts'
import sinRegistrosStyles from './SinRegistros.module.css'
import { BarraDeSeleccion } from './seleccion/BarraDeSeleccion.tsx'
import { useSeleccion } from './seleccion/use-seleccion.ts'
import { useDeleteCv } from './use-delete-cv.ts'
import { AgregarAVacante } from './vacantes/AgregarAVacante.tsx'

interface FiltrosDeCvsProps {
  filtros: Filtros
  onChange: (cambio: Partial<Filtros>) => void
}

const CUALQUIERA = { valor: '', texto: 'Cualquiera' }

/** Conditions besides the words. */
function FiltrosDeCvs({ filtros, onChange }: FiltrosDeCvsProps) {
  const { data: etiquetas = [] } = useQuery(etiquetasPuestosQuery(useApi()))
  const inactivo = !useHydrated()
  // One that is in the address and no longer exists can still be taken out.
  const puestos = [...new Set([...filtros.etiquetas, ...etiquetas.map(({ puesto }) => puesto)])]
  return (
    <fieldset className={filtrosDeCvsStyles.filtros} disabled={inactivo}>
      <legend className="oculto">Filtros</legend>
      <CampoMultiple
        enLinea
        rotulo="Etiquetas"
        ninguna="Cualquiera"
        opciones={puestos.map((puesto) => ({ valor: puesto, texto: puesto }))}
        escogidas={filtros.etiquetas}
        onChange={(escogidas) => onChange({ etiquetas: escogidas })}
      />
      <CampoSeleccion
        chico
        rotulo="Estado"
        opciones={[CUALQUIERA, ...listEstados(filtros.estado ?? undefined)]}
        value={filtros.estado ?? ''}
        onChange={(event) => onChange({ estado: event.target.value || null })}
      />
      <CampoSeleccion
        chico
        rotulo="Al día"
        opciones={[CUALQUIERA, ...EDADES.map((edad) => ({ valor: edad, texto: NOMBRE_DE_EDAD[edad] }))]}
        value={filtros.edad ?? ''}
        onChange={(event) => onChange({ edad: EDADES.find((edad) => edad === event.target.value) ?? null })}
      />
    </fieldset>
  )
}

interface PaginasDeCvsProps {
  busqueda: Busqueda
  /** CVs that the server gave for this page. */
  recibidos: number
  onChange: (pagina: number) => void
}

/** Spec §4: no way back at offset 0, no way on from a page that came short. */
function PaginasDeCvs({ busqueda, recibidos, onChange }: PaginasDeCvsProps) {
  const { pagina } = busqueda
  const offset = getOffset(busqueda)
  return (
    <Paginas
      pagina={pagina}
      esPrimera={offset === 0}
      esUltima={recibidos < TAMANO_DE_PAGINA}
      onChange={onChange}
    >
      Página <strong>{pagina}</strong>
      {recibidos === 1 && `, registro ${formatNumero(offset + 1)}`}
      {recibidos > 1 && `, registros ${formatNumero(offset + 1)} a ${formatNumero(offset + recibidos)}`}
    </Paginas>
  )
}

/** Elsewhere they hold words together or stand for letters; here they are looked for as they are. */
const AJENOS = /["“”«»*]+/g

/** Nothing found, in the specification's words, and what to do about it. */
function SinRegistros({ busqueda }: { busqueda: Busqueda }) {
  const sinAjenos = busqueda.filtro.replace(AJENOS, ' ').trim()
  return (
    <div className={sinRegistrosStyles.vacio}>
      <p className={sinRegistrosStyles.titulo}>No Hay Registros</p>
      {busqueda.pagina > 1 ? (
        <p>
          La lista termina antes de la página {formatNumero(busqueda.pagina)}.{' '}
          <Link to={{ search: formatBusqueda({ ...busqueda, pagina: 1 }) }}>Ver desde la primera</Link>.
        </p>
      ) : sinAjenos && sinAjenos !== busqueda.filtro ? (
        <p>
          Las comillas y los asteriscos se buscan como letras.{' '}
          <Link to={{ search: formatBusqueda({ ...busqueda, filtro: sinAjenos }) }}>Buscar sin ellos</Link>.
        </p>
      ) : hayFiltros(busqueda.filtros) ? (
        <p>Ningún CV cumple todo lo que escogiste. Quita una etiqueta, el estado o la fecha.</p>
      ) : !isVacia(busqueda) ? (
        <p>Ningún CV tiene todas esas palabras. Prueba con menos, o con el principio de una.</p>
      ) : (
        <p>
          Aquí aparecerán las personas registradas. <Link to="/admin/cv/ingresar">Ingresa el primer CV</Link>.
        </p>
      )}
    </div>
  )
}

/** With what draws a file: only where there is room for one. */
const VistaDeCv = lazy(async () => ({ default: (await import('./mesa/VistaDeCv.tsx')).VistaDeCv }))

const NADIE: CvDeLista[] = []

export function BuscadorDeCvs() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { busqueda, pedida, changeFiltro, changeFiltros, changePagina } = useBusqueda()
  const nuevosDesde = useVista(busqueda.guardada)
  const lista = useQuery({ ...cvsQuery(api, busqueda), placeholderData: keepPreviousData })
  const { data: cvs, isPlaceholderData: anterior } = lista

  const leavePaginaVacia = () => {
    const quedan = queryClient.getQueryData(cvsQuery(api, busqueda).queryKey)
    if (quedan?.length === 0 && busqueda.pagina > 1) changePagina(busqueda.pagina - 1, true)
  }
  const { deleteCv, ocultos } = useDeleteCv(leavePaginaVacia)

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
  const [candidato, setCandidato] = useState<CvDeLista | null>(null)
  const { pathname, search } = useLocation()
  const seleccion = useSeleccion(visibles ?? NADIE, busqueda)
  const letGo = () => {
    if (seleccion.ids.size === 0) return
    seleccion.clear()
    resultados.current?.focus({ preventScroll: true })
  }
  const { elegido, choose } = useMesa(visibles ?? NADIE, {
    onVacante: setCandidato,
    onEscoger: ({ id }) => seleccion.toggle(id),
    onSoltar: letGo,
    volver: pathname + search,
  })
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
              <div className={styles.mesa} data-con-archivo={elegido !== null || undefined}>
                <ListaDeCvs
                  cvs={visibles}
                  nuevosDesde={nuevosDesde}
                  seleccion={seleccion}
                  onDelete={deleteCv}
                  elegido={elegido}
                  onElegir={choose}
                  onVacante={setCandidato}
                />
                {elegido && (
                  <Suspense fallback={<Cargador texto="Abriendo el archivo…" />}>
                    <VistaDeCv
                      cv={elegido}
                      buscado={busqueda.filtro}
                      onVacante={() => setCandidato(elegido)}
                    />
                  </Suspense>
                )}
              </div>
            ) : (
              <SinRegistros busqueda={busqueda} />
            )}
            <BarraDeSeleccion
              seleccion={seleccion}
              busqueda={busqueda}
              hayMas={!esLaUnica}
              onSoltar={letGo}
              afterDelete={leavePaginaVacia}
            />
            {cvs!.length > 0 && !vacia && (
              <PaginasDeCvs busqueda={busqueda} recibidos={cvs!.length} onChange={turnTo} />
            )}
          </div>
        )}
      </section>
      {candidato && (
        <AgregarAVacante
          quien={{ idCV: candidato.id }}
          nombre={formatNombreCompleto(candidato)}
          onCerrar={() => setCandidato(null)}
        />
      )}
      <p className="oculto" role="status">
        {visibles &&
          !anterior &&
          `${visibles.length === 1 ? '1 registro' : `${visibles.length} registros`} en la página ${busqueda.pagina}`}
      </p>
    </div>
  )
}

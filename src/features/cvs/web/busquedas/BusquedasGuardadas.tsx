import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { NOMBRE_DE_EDAD } from '#domain/cvs/filtros.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { useApi } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { type Busqueda, formatBusqueda, isVacia, toGuardada } from '../busqueda.ts'
import { GetExcelDeCVs } from '../cvs.generated.ts'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { toBuscado, useAccion } from '../direcciones-de-pendientes.ts'
import styles from './BusquedasGuardadas.module.css'
import { DeleteBusqueda, InsertBusqueda } from './busquedas.generated.ts'
import { busquedasQuery } from './busquedas-queries.ts'

/** The search in words: the name that is proposed. */
function proposeNombre({ filtro, filtros: { etiquetas, estado, edad } }: Busqueda): string {
  const partes = [filtro, ...etiquetas, estado, edad && NOMBRE_DE_EDAD[edad].toLowerCase()].filter(Boolean)
  return partes.join(', ').slice(0, LIMITES_DE_CV.nombreDeBusqueda)
}

function GuardarBusqueda({ busqueda, onCerrar }: { busqueda: Busqueda; onCerrar: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <DialogoDeNombre
      titulo="Guardar búsqueda"
      entrada="Solo la ves tú. Cuando entre un CV que la cumpla, lo dice tu inicio."
      inicial={proposeNombre(busqueda)}
      largo={LIMITES_DE_CV.nombreDeBusqueda}
      boton="Guardar"
      onCerrar={onCerrar}
      send={async (nombre) => {
        const { id, mensaje } = (await api(InsertBusqueda, { nombre, ...toBuscado(busqueda) })).insertBusqueda
        await queryClient.invalidateQueries({ queryKey: busquedasQuery(api).queryKey })
        void navigate({ search: formatBusqueda({ ...busqueda, guardada: id }) }, { replace: true })
        return mensaje
      }}
    />
  )
}

interface BusquedasGuardadasProps {
  busqueda: Busqueda
  /** It finds nobody: a file of it would have nothing but its heads. */
  vacia: boolean
}

/** The searches that one keeps, and what can be done with the one on the screen. */
export function BusquedasGuardadas({ busqueda, vacia }: BusquedasGuardadasProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const [guardando, setGuardando] = useState(false)
  const { data: guardadas = [] } = useQuery(busquedasQuery(api))
  const { hacer, ocupado } = useAccion(() =>
    queryClient.invalidateQueries({ queryKey: busquedasQuery(api).queryKey }),
  )
  const download = () =>
    hacer(async () => {
      const { getExcelDeCVs } = (await api(GetExcelDeCVs, toBuscado(busqueda))).appInfo
      saveArchivo(`${formatNombreDeDescarga(`cvs ${busqueda.filtro}`)}.xlsx`, decodeDataUrl(getExcelDeCVs))
      return 'La lista se descargó. Queda anotado en la bitácora.'
    })
  return (
    <div className={styles.tira}>
      {guardadas.length > 0 && (
        <ul aria-label="Búsquedas guardadas">
          {guardadas.map((guardada) => (
            <li key={guardada.id} data-actual={guardada.id === busqueda.guardada || undefined}>
              <Link
                to={toGuardada(guardada)}
                aria-current={guardada.id === busqueda.guardada ? 'page' : undefined}
              >
                {guardada.nombre}
                {guardada.nuevos > 0 && (
                  <span className="cifra">
                    {guardada.nuevos} <span className="oculto">nuevos</span>
                  </span>
                )}
              </Link>
              <BotonIcono
                icono="cerrar"
                nombre={`Dejar de guardar «${guardada.nombre}»`}
                disabled={ocupado}
                onClick={() =>
                  hacer(
                    async () =>
                      (await api(DeleteBusqueda, { idBusqueda: guardada.id })).deleteBusqueda.mensaje,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acciones}>
        <Boton chico disabled={!hydrated || isVacia(busqueda)} onClick={() => setGuardando(true)}>
          Guardar búsqueda
        </Boton>
        <Boton chico unaVez disabled={!hydrated || ocupado || vacia} onClick={download}>
          <Icono nombre="descargar" />
          Descargar Excel
        </Boton>
      </div>
      {guardando && <GuardarBusqueda busqueda={busqueda} onCerrar={() => setGuardando(false)} />}
    </div>
  )
}

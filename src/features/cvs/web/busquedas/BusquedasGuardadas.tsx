import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { NOMBRE_DE_EDAD } from '#domain/cvs/filtros.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { useApi } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { type Busqueda, formatBusqueda, isVacia, toGuardada } from '../busqueda.ts'
import { GetExcelDeCVs } from '../cvs.generated.ts'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { toBuscado } from '../direcciones-de-pendientes.ts'
import styles from './BusquedasGuardadas.module.css'
import { DeleteBusqueda, InsertBusqueda, UpdateBusqueda } from './busquedas.generated.ts'
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

function RenombrarBusqueda({
  guardada,
  onCerrar,
}: {
  guardada: { id: string; nombre: string }
  onCerrar: () => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <DialogoDeNombre
      titulo="Cambiar nombre"
      inicial={guardada.nombre}
      largo={LIMITES_DE_CV.nombreDeBusqueda}
      boton="Guardar"
      onCerrar={onCerrar}
      send={async (nombre) => {
        const { mensaje } = (await api(UpdateBusqueda, { idBusqueda: guardada.id, nombre })).updateBusqueda
        await queryClient.invalidateQueries({ queryKey: busquedasQuery(api).queryKey })
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
  const [renombrada, setRenombrada] = useState<{ id: string; nombre: string } | null>(null)
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
  const remove = (idBusqueda: string) =>
    hacer(async () => (await api(DeleteBusqueda, { idBusqueda })).deleteBusqueda.mensaje)
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
              <Menu
                className={styles.mas}
                texto={<span className="oculto">Acciones de «{guardada.nombre}»</span>}
              >
                <button type="button" onClick={() => setRenombrada(guardada)}>
                  Cambiar nombre
                </button>
                <button type="button" disabled={ocupado} onClick={() => remove(guardada.id)}>
                  Dejar de guardar
                </button>
              </Menu>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acciones}>
        {!isVacia(busqueda) && (
          <Boton chico disabled={!hydrated} onClick={() => setGuardando(true)}>
            Guardar búsqueda
          </Boton>
        )}
        <Boton chico unaVez disabled={!hydrated || ocupado || vacia} onClick={download}>
          <Icono nombre="descargar" />
          Descargar Excel
        </Boton>
      </div>
      {guardando && <GuardarBusqueda busqueda={busqueda} onCerrar={() => setGuardando(false)} />}
      {renombrada && <RenombrarBusqueda guardada={renombrada} onCerrar={() => setRenombrada(null)} />}
    </div>
  )
}

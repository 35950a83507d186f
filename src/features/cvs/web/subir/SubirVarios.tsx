import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Cargador } from '#web/ui/Espera.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { Progreso } from '#web/ui/Progreso.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import { CampoEtiquetas } from '../CampoEtiquetas.tsx'
import {
  refreshCvs,
  toRevision,
  toSubida,
  toVista,
  useEtiquetasPuestos,
} from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import bandeja from '../pendientes/Bandeja.module.css'
import { refreshPendientes } from '../pendientes/pendientes-queries.ts'
import { ACCEPT } from '../valores-de-cv.ts'
import styles from './SubirVarios.module.css'
import { InsertCVsDeSubida, InsertSubida, UpdateSubida } from './subir.generated.ts'
import {
  type ArchivoDeSubida,
  MAX_ZIP_MB,
  subidaQuery,
  subidasQuery,
  useAvance,
  useSubir,
} from './use-subir.ts'

interface EtiquetasDeTodasProps {
  escogidas: string[]
  onChange: (etiquetas: string[]) => void
}

function EtiquetasDeTodas({ escogidas, onChange }: EtiquetasDeTodasProps) {
  const { puestos, creando, createEtiqueta } = useEtiquetasPuestos()
  const [escrito, setEscrito] = useState('')
  const [falla, setFalla] = useState<string | null>(null)
  return (
    <CampoEtiquetas
      escogidas={escogidas}
      escrito={escrito}
      falla={falla}
      puestos={puestos}
      creando={creando ?? null}
      createEtiqueta={createEtiqueta}
      name="etiquetasDeSubida"
      onChange={onChange}
      onEscribir={setEscrito}
      onFalla={setFalla}
    />
  )
}

/** Where files are dropped: begins an upload, or adds to the one at hand. */
function Zona({ begin, titulo }: { begin: () => Promise<string>; titulo: string }) {
  const { mutate, isPending } = useSubir()
  const hydrated = useHydrated()
  return (
    <ZonaDeArchivo
      rotulo="Archivos"
      titulo={titulo}
      detalle={`Hasta ${LIMITES_DE_CV.archivosPorSubida} archivos de 10 MB, o un zip de ${MAX_ZIP_MB} MB`}
      accion="Escoger archivos"
      accept={`${ACCEPT},.zip`}
      multiple
      // Until the scripts are there a dropped file would be lost.
      disabled={!hydrated || isPending}
      onElegir={(_, archivos) => mutate({ archivos, begin })}
    />
  )
}

const REGRESO = <Regreso a={toVista('bandeja')} texto="Regresar a CVs Pendientes" />

/** Many files at once: they wait in the inbox, and those without doubts enter together. */
export function SubirVarios({ idSubida }: { idSubida: string | null }) {
  return idSubida ? <SubidaAbierta key={idSubida} idSubida={idSubida} /> : <SubidaNueva />
}

function SubidaNueva() {
  const api = useApi()
  const navigate = useNavigate()
  const fechas = useFechas()
  const [etiquetas, setEtiquetas] = useState<string[]>([])
  const { data: subidas = [] } = useQuery(subidasQuery(api))
  const begin = async () => {
    const { id } = (await api(InsertSubida, { etiquetas })).insertSubida
    void navigate(toSubida(id))
    return id
  }
  return (
    <>
      <Cabeza titulo="Subir varios" regreso={REGRESO}>
        Cada archivo se lee y espera en la bandeja. Los que no dejan dudas entran juntos.
      </Cabeza>
      <div className={styles.nueva}>
        <EtiquetasDeTodas escogidas={etiquetas} onChange={setEtiquetas} />
        <Zona begin={begin} titulo="Arrastra aquí los CVs" />
      </div>
      {subidas.length > 0 && (
        <section className={styles.anteriores} aria-labelledby="subidas-anteriores">
          <h2 id="subidas-anteriores">Subidas anteriores</h2>
          <ul>
            {subidas.map((subida) => (
              <li key={subida.id}>
                <Link to={toSubida(subida.id)}>
                  {fechas.formatDia(subida.creada)}, {formatCantidad(subida.archivos, 'archivo', 'archivos')}
                </Link>
                {subida.etiquetas.length > 0 && <span>{subida.etiquetas.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type Vista = 'todos' | 'porVer' | 'sinDudas'

const isDe: Record<Vista, (archivo: ArchivoDeSubida) => boolean> = {
  todos: () => true,
  porVer: ({ estado }) => estado === 'conDuda' || estado === 'noEntro',
  sinDudas: ({ estado }) => estado === 'sinDudas',
}

const DICHO: Record<ArchivoDeSubida['estado'], string> = {
  leyendo: 'Leyendo…',
  sinDudas: 'Nombre, correo y celular encontrados',
  conDuda: '',
  noEntro: '',
  resuelto: 'Ya se decidió',
}

function Fila({ archivo, volver }: { archivo: ArchivoDeSubida; volver: string }) {
  const { estado, razon, persona, correo, celular, idEnvio } = archivo
  return (
    <tr>
      <td data-toda>
        <span className={styles.marca} data-estado={estado} aria-hidden="true" />
        <span className={styles.archivo}>{archivo.archivo}</span>
      </td>
      <td data-toda>
        {persona && <strong className={bandeja.nombre}>{persona}</strong>}
        <span className={bandeja.sub}>{[correo, celular].filter(Boolean).join(', ')}</span>
      </td>
      <td data-toda className={estado === 'noEntro' ? styles.noEntro : undefined}>
        {razon ?? DICHO[estado]}
      </td>
      <td className={bandeja.fin} data-toda>
        {idEnvio && (
          <Link className={botonClassName('secundario', true)} to={toRevision(idEnvio)} state={{ volver }}>
            {estado === 'sinDudas' ? 'Ver' : 'Revisar'}
            <span className="oculto"> {archivo.archivo}</span>
          </Link>
        )}
      </td>
    </tr>
  )
}

function SubidaAbierta({ idSubida }: { idSubida: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const [vista, setVista] = useState<Vista>('todos')
  const lectura = useQuery(subidaQuery(api, idSubida))
  const avance = useAvance(idSubida)
  const refresh = () =>
    Promise.all([lectura.refetch(), refreshPendientes(queryClient), refreshCvs(queryClient)])
  const { hacer, ocupado } = useAccion(refresh)
  const { data } = lectura
  if (lectura.isError)
    return (
      <>
        <Cabeza titulo="Subir varios" regreso={REGRESO} />
        <FallaDeLectura error={lectura.error} onRetry={() => void lectura.refetch()} />
      </>
    )
  if (!data)
    return (
      <>
        <Cabeza titulo="Subir varios" regreso={REGRESO} />
        <Cargador texto="Buscando los archivos…" />
      </>
    )
  const count = (estado: ArchivoDeSubida['estado']) =>
    data.archivos.filter((archivo) => archivo.estado === estado).length
  const [sinDudas, conDuda, noEntraron, leyendo] = [
    count('sinDudas'),
    count('conDuda'),
    count('noEntro'),
    count('leyendo'),
  ]
  const total = avance ? Math.max(avance.total, data.archivos.length) : data.archivos.length
  const filas = data.archivos.filter(isDe[vista])
  return (
    <>
      <Cabeza
        titulo="Subir varios"
        regreso={REGRESO}
        acciones={
          sinDudas > 0 && (
            <Boton
              tono="primario"
              aria-disabled={ocupado}
              onClick={() =>
                !ocupado && hacer(async () => (await api(InsertCVsDeSubida, { idSubida })).insertCVsDeSubida)
              }
            >
              {sinDudas === 1 ? 'Aceptar la que no tiene dudas' : `Aceptar las ${sinDudas} sin dudas`}
            </Boton>
          )
        }
      >
        {avance
          ? 'Puedes ir a otra pantalla: sigue sola. No cierres la ventana hasta que todos hayan llegado.'
          : leyendo > 0
            ? 'Todos llegaron. Puedes salir: la lectura sigue sola.'
            : 'Lo que deja dudas se revisa uno por uno.'}
      </Cabeza>
      <div className={styles.resumen}>
        <div className={styles.cuenta} role="status">
          <Progreso parte={data.archivos.length - leyendo} total={total} />
          <p>
            <strong>{sinDudas}</strong> sin dudas, <strong>{conDuda}</strong> con una duda,{' '}
            <strong>{noEntraron}</strong> no {noEntraron === 1 ? 'entró' : 'entraron'}
            {total - data.archivos.length + leyendo > 0 && (
              <>
                , <strong>{total - data.archivos.length + leyendo}</strong> por leer
              </>
            )}
          </p>
        </div>
        <EtiquetasDeTodas
          escogidas={data.subida.etiquetas}
          onChange={(etiquetas) =>
            hacer(async () => (await api(UpdateSubida, { idSubida, etiquetas })).updateSubida.mensaje)
          }
        />
      </div>
      <div className={bandeja.sobre}>
        <Filtro
          nombre="Archivos"
          valor={vista}
          onChange={setVista}
          opciones={[
            { valor: 'todos', texto: 'Todos', cuantos: data.archivos.length },
            { valor: 'porVer', texto: 'Con algo que ver', cuantos: conDuda + noEntraron },
            { valor: 'sinDudas', texto: 'Sin dudas', cuantos: sinDudas },
          ]}
        />
      </div>
      {filas.length === 0 ? (
        <Vacio titulo={avance ? 'Los archivos están llegando.' : 'Nada aquí.'} />
      ) : (
        <Tabla nombre="Archivos subidos" apila pronto className={bandeja.tabla!}>
          <Encabezados de={['Archivo', 'Persona', 'Qué se encontró', '(Revisar)']} />
          <tbody>
            {filas.map((archivo) => (
              <Fila key={archivo.id} archivo={archivo} volver={pathname + search} />
            ))}
          </tbody>
        </Tabla>
      )}
      <div className={styles.mas}>
        <Zona begin={async () => idSubida} titulo="Arrastra aquí los que falten" />
        <p className={bandeja.pie}>
          Un archivo que ya llegó no se repite: si algo se cortó, suéltalos todos otra vez.
        </p>
      </div>
    </>
  )
}

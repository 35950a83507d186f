import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { getMinimoDeCliente } from '#domain/climas/minimo-por-grupo.ts'
import { formatNombre } from '#domain/climas/nombres.ts'
import { type CifraDeEstudio, groupCifras, type Referencia } from '#domain/estudios/cifra.ts'
import { writePlantilla } from '#domain/estudios/write-plantilla.ts'
import { computeInicioDeDia } from '#domain/fechas/dia.ts'
import { ApiError } from '#web/lib/api.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import type { Archivo } from '#web/lib/hojas/read-archivo-de-hojas.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Campo, CampoArchivo, CampoMarco } from '#web/ui/Campo.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { Vacio } from '#web/ui/Vacio.tsx'
import { CampoFecha } from '../CampoFecha.tsx'
import {
  AYUDA_DEL_NOMBRE,
  getDocumento,
  type RondaDeEmpresa,
  rondasDeEmpresasQuery,
} from '../climas-queries.ts'
import { formatVista } from '../vista.ts'
import styles from './EstudioAnterior.module.css'
import { InsertEstudioAnterior } from './estudio.generated.ts'

const LecturaDeEstudio = lazy(async () => ({
  default: (await import('./LecturaDeEstudio.tsx')).LecturaDeEstudio,
}))

const TEXTOS = { elegir: 'Escoger archivo', cambiar: 'Cambiar', ninguno: 'Ningún archivo' }
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The figures that another tool gave of a year, as a closed round that is compared with those of here. */
export function EstudioAnterior({ ronda: idInicial }: { ronda?: string | undefined }) {
  const rondas = useQuery(rondasDeEmpresasQuery(useApi()))
  const propias = rondas.data?.filter(({ estudio }) => !estudio)
  return (
    <>
      <Cabeza
        regreso={<Regreso a={formatVista({ vista: 'TableClima' })} texto="Regresar a la lista de climas" />}
        titulo="Traer un estudio anterior"
      >
        Las cifras de un año pasado, aunque sean de otra herramienta: quedan como una ronda cerrada que se
        compara con las de aquí. Sin respuestas, textos ni antigüedades.
      </Cabeza>
      {!propias ? (
        <Espera
          texto="Cargando las rondas…"
          falla={rondas.error && formatFailure(rondas.error)}
          onReintentar={() => void rondas.refetch()}
        />
      ) : propias.length === 0 ? (
        <Vacio titulo="Antes hace falta un clima.">
          <p>Con sus áreas, sus grupos y sus variables se lee el estudio.</p>
          <Link to={formatVista({ vista: 'NuevoClima' })} className={botonClassName('primario')}>
            Nuevo clima
          </Link>
        </Vacio>
      ) : (
        <Formulario
          rondas={propias}
          inicial={
            propias.find(({ id }) => id === idInicial)?.id ?? (propias.length === 1 ? propias[0]!.id : '')
          }
        />
      )}
    </>
  )
}

/** A round's document names its groups by their orden. */
function useReferencia(idClima: string) {
  const api = useApi()
  return useQuery({
    queryKey: [...CLIMAS, 'referencia de estudio', idClima],
    enabled: idClima !== '',
    queryFn: async (): Promise<Referencia> => {
      const { gruposDeOpinion, areasDeTrabajo, indicadoresDeMedicion } = await getDocumento(
        api,
        idClima,
        true,
      )
      return {
        indicadoresDeMedicion,
        gruposDeOpinion: gruposDeOpinion.map((grupo) => ({
          ...grupo,
          id: String(grupo.orden),
          seLeeEnSuArea: false,
        })),
        areasDeTrabajo: areasDeTrabajo.map(({ nombre, gruposDeOpinion: suyos }, i) => ({
          id: String(i),
          nombre,
          idsGruposDeOpinion: suyos.map(String),
        })),
      }
    },
  })
}

function Formulario({ rondas, inicial }: { rondas: readonly RondaDeEmpresa[]; inicial: string }) {
  const { timeZone } = useSiteConfig()
  const showAviso = useAvisos()
  const [idClima, setIdClima] = useState(inicial)
  const [nombre, setNombre] = useState('')
  const [fecha, setFecha] = useState<number | null>(null)
  const [archivo, setArchivo] = useState<Archivo | null>(null)
  const [leyendo, setLeyendo] = useState(false)
  const ronda = rondas.find(({ id }) => id === idClima)
  const { data: referencia, error } = useReferencia(idClima)
  const guardar = useGuardar({ idClima, nombre, fecha })
  const plantilla = useMutation({
    mutationFn: async () => {
      const { writeXlsx } = await import('#web/lib/hojas/write-xlsx.ts')
      return writeXlsx(writePlantilla(referencia!))
    },
    onSuccess: (bytes) =>
      saveArchivo(
        `${formatNombreDeDescarga(`estudio anterior ${ronda!.empresa.nombre_comercial}`)}.xlsx`,
        new Blob([bytes], { type: XLSX }),
      ),
    onError: (falla) => showAviso({ tono: 'mal', texto: formatFailure(falla), ms: FAILURE_MS }),
  })
  return (
    <div className={styles.pasos}>
      <GuardaDeCambios hasCambios={() => archivo !== null && !guardar.isSuccess} />
      <section className={styles.campos}>
        <CampoMarco
          rotulo="Se compara con"
          ayuda="Con sus variables, áreas y grupos se lee el estudio."
          falla={error && formatFailure(error)}
          className={styles.ancho}
        >
          {(atributos) => (
            <select
              value={idClima}
              onChange={(event) => setIdClima(event.currentTarget.value)}
              {...atributos}
            >
              <option value="">Escoge la ronda</option>
              {rondas.map((una) => (
                <option key={una.id} value={una.id}>
                  {una.empresa.nombre_comercial} {una.periodo}
                </option>
              ))}
            </select>
          )}
        </CampoMarco>
        <CampoFecha
          rotulo="Cuándo se hizo"
          ayuda="Por su año se conoce la ronda."
          ms={fecha}
          falla={guardar.problema('fechaInicio')}
          onChange={(dia) => setFecha(dia === '' ? null : computeInicioDeDia(dia, timeZone))}
        />
        <Campo
          rotulo="Nombre de la ronda"
          opcional
          ayuda={AYUDA_DEL_NOMBRE}
          value={nombre}
          falla={guardar.problema('nombre')}
          onChange={(event) => setNombre(event.currentTarget.value)}
        />
        <div className={styles.ancho}>
          <p className={styles.rotulo}>Plantilla</p>
          <p className={styles.nota}>
            Una fila por área y grupo, con sus personas; una columna por variable, con su porcentaje de
            satisfechos. También se lee un Excel propio.
          </p>
          <Boton
            chico
            unaVez
            aria-disabled={!referencia || plantilla.isPending}
            onClick={() => referencia && !plantilla.isPending && plantilla.mutate()}
          >
            <Icono nombre="descargar" />
            Descargar la plantilla
          </Boton>
        </div>
        <div className={styles.ancho}>
          <CampoArchivo
            rotulo="Archivo del estudio"
            accept={`.xlsx,.csv,text/csv,${XLSX}`}
            textos={TEXTOS}
            falla={archivo?.falla ?? null}
            disabled={!referencia}
            onChange={async (event) => {
              const elegido = event.currentTarget.files?.[0]
              if (!elegido) return setArchivo(null)
              setLeyendo(true)
              const { readArchivoDeHojas } = await import('#web/lib/hojas/read-archivo-de-hojas.ts')
              setArchivo(await readArchivoDeHojas(elegido, 'todas'))
              setLeyendo(false)
            }}
          />
          {leyendo && <p className={styles.nota}>Leyendo…</p>}
        </div>
      </section>
      {archivo?.hojas && referencia && ronda && (
        <Suspense>
          <LecturaDeEstudio
            key={idClima}
            hojas={archivo.hojas}
            referencia={referencia}
            empresa={ronda.empresa.nombre_comercial}
            minimo={getMinimoDeCliente(ronda)}
            guardando={guardar.isPending}
            falta={fecha === null || Number.isNaN(fecha) ? 'Falta decir cuándo se hizo.' : null}
            onGuardar={guardar.mutate}
          />
        </Suspense>
      )}
    </div>
  )
}

function useGuardar({ idClima, nombre, fecha }: { idClima: string; nombre: string; fecha: number | null }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const mutacion = useMutation({
    mutationFn: async (cifras: readonly CifraDeEstudio[]) => {
      const estudio = {
        nombre: formatNombre(nombre) || null,
        fechaInicio: fecha!,
        conjuntos: groupCifras(cifras),
      }
      return (await api(InsertEstudioAnterior, { idClima, estudio })).insertEstudioAnterior.mensaje
    },
    onSuccess: async (texto) => {
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      await navigate(formatVista({ vista: 'GraficasClima', idClima, grafica: 'Tendencia' }))
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const { error } = mutacion
  const problema = (campo: string) =>
    error instanceof ApiError && error.campo === campo ? error.message : null
  return { ...mutacion, problema }
}

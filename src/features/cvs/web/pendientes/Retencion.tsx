import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatAlcance } from '#domain/cvs/conservacion.ts'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { toVista } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from './Bandeja.module.css'
import propios from './MensajesDeContacto.module.css'
import { PaginasDePendientes } from './PaginasDePendientes.tsx'
import { formatEnlace } from './palabras-de-espera.ts'
import { ChangeConservarCV, ChangeRetencion } from './pendientes.generated.ts'
import { refreshPendientes, retencionQuery } from './pendientes-queries.ts'
import { useConservar } from './use-conservar.tsx'

/** Time that the list may take to be brought up to date. */
const LISTA_MS = 10 * 60_000

const REGRESO = <Regreso a={toVista('bandeja')} texto="Regresar a CVs Pendientes" />

/** Retention: what is erased, when and why. Off until an administrator turns it on. */
export function Retencion({ pagina }: { pagina: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const fechas = useFechas()
  const [preguntando, setPreguntando] = useState(false)
  const { conservar, dialogo } = useConservar()
  const lectura = useQuery({ ...retencionQuery(api, pagina), retry: false })
  const { hacer, ocupado } = useAccion(() => refreshPendientes(queryClient))
  const change = (retencion: boolean) => {
    setPreguntando(false)
    hacer(async () => (await api(ChangeRetencion, { retencion })).updateAjustes)
  }

  if (!lectura.data)
    return (
      <>
        <Cabeza titulo="Retención" regreso={REGRESO} />
        {lectura.isPending ? (
          <Cargador texto="Buscando los plazos…" />
        ) : (
          <FallaDeLectura error={lectura.error} onRetry={() => void lectura.refetch()} />
        )}
      </>
    )
  const {
    getRetencion: retencion,
    getAlcanceDeRetencion: alcance,
    getCVsPorBorrar: filas,
    getCVsConservados: conservados,
  } = lectura.data
  const activa = retencion.activaDesde != null
  // Nobody on it yet is no promise that nobody will be.
  const haciendose =
    retencion.activaDesde != null && retencion.cvs === 0 && Date.now() - retencion.activaDesde < LISTA_MS
  const ninguno = haciendose ? 'En unos minutos se sabe' : 'Ninguno'
  return (
    <>
      <Cabeza
        titulo="Retención"
        regreso={REGRESO}
        acciones={
          // Not disabled while it waits: it would let go of the focus.
          activa ? (
            <Boton aria-disabled={ocupado} onClick={() => ocupado || change(false)}>
              Dejar de borrar
            </Boton>
          ) : (
            <Boton tono="primario" aria-disabled={ocupado} onClick={() => ocupado || setPreguntando(true)}>
              Activar la retención
            </Boton>
          )
        }
      >
        {activa
          ? 'Qué se borra solo, cuándo y por qué.'
          : 'Nada se borra solo mientras la retención no esté activa.'}
      </Cabeza>
      <Tabla nombre="Plazos" apila pronto className={`${styles.tabla} ${styles.plazos}`}>
        <Encabezados de={['Qué', 'Cuánto se queda', 'Lo próximo']} />
        <tbody>
          <tr>
            <td>
              <strong>CV en la base</strong>
            </td>
            <td data-rotulo="Cuánto se queda" data-toda>
              {activa
                ? `${retencion.mesesParaBorrar} meses desde la última vez al día. `
                : 'Hasta que alguien lo elimina. '}
              A los {retencion.mesesParaActualizar} meses se puede pedir a la persona que lo actualice
            </td>
            <td data-rotulo="Lo próximo" data-toda>
              {retencion.proximo == null
                ? ninguno
                : `${retencion.cvs} desde el ${fechas.formatDia(retencion.proximo)}`}
            </td>
          </tr>
          <tr>
            <td>
              <strong>CV que llegan del sitio y nadie revisa</strong>
            </td>
            <td data-rotulo="Cuánto se queda" data-toda>
              {activa
                ? `${retencion.mesesParaBorrar} meses desde que llegaron`
                : 'Hasta que alguien los revisa'}
            </td>
            <td data-rotulo="Lo próximo" data-toda>
              {retencion.envios === 0 ? ninguno : `${retencion.envios} en la lista`}
            </td>
          </tr>
          <tr>
            <td>
              <strong>CV eliminados</strong>
            </td>
            <td data-rotulo="Cuánto se queda" data-toda>
              30 días en <Link to={toVista('eliminados')}>Eliminados</Link>
            </td>
            <td data-rotulo="Lo próximo" data-toda>
              Se ve ahí
            </td>
          </tr>
          <tr>
            <td>
              <strong>CV descartados</strong>
            </td>
            <td data-rotulo="Cuánto se queda" data-toda>
              10 segundos, por si fue un error
            </td>
            <td data-rotulo="Lo próximo" data-toda>
              Ninguno
            </td>
          </tr>
        </tbody>
      </Tabla>
      <div className={`${styles.sobre} ${styles.segunda}`}>
        <h2>Se van a borrar</h2>
        {!haciendose && (
          <p>
            {retencion.cvs === 1 ? '1 persona' : `${retencion.cvs} personas`}
            {retencion.conservados > 0 &&
              `, sin contar ${retencion.conservados} que se conserva${retencion.conservados === 1 ? '' : 'n'}`}
          </p>
        )}
      </div>
      {haciendose ? (
        <Vacio titulo="La lista se está haciendo.">
          <p>Tarda hasta diez minutos: vuelve a abrir esta página.</p>
        </Vacio>
      ) : filas.length === 0 ? (
        <Vacio titulo="Nadie en la lista." />
      ) : (
        <Tabla nombre="CVs que se van a borrar" apila pronto className={styles.tabla!}>
          <Encabezados de={['Persona', 'Al día hasta', 'Se borra', 'Enlace para actualizar', '(Acciones)']} />
          <tbody>
            {filas.map((fila) => (
              <tr key={fila.cv.id}>
                <td>
                  <strong className={styles.nombre}>{formatNombreCompleto(fila.cv)}</strong>
                  <span className={styles.sub}>{fila.cv.etiquetasPuestos.join(', ')}</span>
                </td>
                <td data-rotulo="Al día hasta" className={`${propios.estado} ${styles.fecha}`}>
                  {capitalize(fechas.formatMes(fila.cv.alDia))}
                </td>
                <td data-rotulo="Se borra" className={propios.estado}>
                  {fila.cv.seBorra == null ? '' : fechas.formatDia(fila.cv.seBorra)}
                </td>
                <td data-rotulo="Enlace para actualizar" data-toda>
                  {formatEnlace(fila, fechas, Date.now())}
                </td>
                <td className={styles.fin} data-toda>
                  <Boton chico onClick={() => conservar(fila.cv)}>
                    Conservar<span className="oculto"> el CV de {formatNombreCompleto(fila.cv)}</span>
                  </Boton>
                </td>
              </tr>
            ))}
          </tbody>
        </Tabla>
      )}
      <PaginasDePendientes
        pagina={pagina}
        cuantos={filas.length}
        toPagina={(otra) => toVista('retencion', otra)}
      />
      {conservados.length > 0 && (
        <>
          <div className={`${styles.sobre} ${styles.segunda}`}>
            <h2>Se conservan</h2>
          </div>
          <Tabla nombre="CVs que se conservan" apila pronto className={styles.tabla!}>
            <Encabezados de={['Persona', 'Hasta', 'Por qué', '(Acciones)']} />
            <tbody>
              {conservados.map(({ cv }) => (
                <tr key={cv.id}>
                  <td>
                    <strong className={styles.nombre}>{formatNombreCompleto(cv)}</strong>
                  </td>
                  <td data-rotulo="Hasta">
                    {cv.conservarHasta == null ? '' : fechas.formatDia(cv.conservarHasta)}
                  </td>
                  <td data-rotulo="Por qué" data-toda>
                    {cv.conservarRazon}
                  </td>
                  <td className={styles.fin} data-toda>
                    <Boton
                      chico
                      disabled={ocupado}
                      onClick={() =>
                        hacer(
                          async () =>
                            (await api(ChangeConservarCV, { idCV: cv.id })).changeConservarCV.mensaje,
                        )
                      }
                    >
                      Ya no conservar<span className="oculto"> el CV de {formatNombreCompleto(cv)}</span>
                    </Boton>
                  </td>
                </tr>
              ))}
            </tbody>
          </Tabla>
        </>
      )}
      <p className={styles.pie}>
        Nada se borra sin haber estado 30 días en la lista; entonces se van los datos, el archivo, sus
        versiones y el texto que leyó el buscador. Los meses se cambian en Ajustes.
      </p>
      <Confirmacion
        abierto={preguntando}
        titulo="Activar la retención"
        confirmar="Activar"
        onCancelar={() => setPreguntando(false)}
        onConfirmar={() => change(true)}
      >
        <p>
          Los CV que nadie ha puesto al día en {retencion.mesesParaBorrar} meses entran en la lista y se
          borran solos 30 días después.
        </p>
        <p>
          <strong>Hoy {formatAlcance('alcanza', alcance)}.</strong>
        </p>
      </Confirmacion>
      {dialogo}
    </>
  )
}

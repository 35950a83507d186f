import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { SIN_FILTROS } from '#domain/cvs/filtros.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { AccionesDeFila } from '#web/ui/AccionesDeFila.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { findOpciones } from '#web/ui/CampoMultiple.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { BUSQUEDA_VACIA, formatBusqueda } from '../busqueda.ts'
import { DialogoDeNombre } from '../DialogoDeNombre.tsx'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import { PestanasDeCv } from '../PestanasDeCv.tsx'
import styles from '../pendientes/Bandeja.module.css'
import { DeleteEtiquetaPuesto, MergeEtiquetasPuestos, UpdateEtiquetaPuesto } from './etiquetas.generated.ts'
import { type EtiquetaConCuenta, etiquetasQuery, refreshEtiquetas } from './etiquetas-queries.ts'

interface UnirEtiquetasProps {
  etiqueta: EtiquetaConCuenta
  etiquetas: readonly EtiquetaConCuenta[]
  onCerrar: () => void
}

function UnirEtiquetas({ etiqueta, etiquetas, onCerrar }: UnirEtiquetasProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const id = useId()
  const otras = etiquetas.filter((otra) => otra.id !== etiqueta.id)
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { conIdEtiqueta: '' },
    check: ({ conIdEtiqueta }) => (conIdEtiqueta ? {} : { conIdEtiqueta: 'Escoge la que se queda.' }),
    send: async ({ conIdEtiqueta }) =>
      (await api(MergeEtiquetasPuestos, { idEtiqueta: etiqueta.id, conIdEtiqueta })).mergeEtiquetasPuestos,
    onListo: ({ mensaje }) => {
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      void refreshEtiquetas(queryClient)
      onCerrar()
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <DialogoAncho
      abierto
      onCerrar={onCerrar}
      titulo="Unir con otra"
      entrada={`Los CVs que llevan «${etiqueta.puesto}» pasan a llevar la otra, y «${etiqueta.puesto}» desaparece. No se puede deshacer.`}
      pie={
        <>
          <Boton onClick={onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps}>
            Unir
          </Boton>
        </>
      }
    >
      <form id={id} {...form.formProps}>
        <CampoSeleccion
          rotulo="La que se queda"
          {...form.campo('conIdEtiqueta')}
          opciones={[
            { valor: '', texto: 'Escoge una', disabled: true },
            ...otras.map(({ id: valor, puesto, cvs }) => ({
              valor,
              texto: `${puesto}, ${formatCantidad(cvs, 'CV', 'CVs')}`,
            })),
          ]}
        />
      </form>
    </DialogoAncho>
  )
}

type Dialogo = { que: 'nombre' | 'unir' | 'eliminar'; etiqueta: EtiquetaConCuenta }

const toCvs = (puesto: string) =>
  `/admin/cv/buscar${formatBusqueda({ ...BUSQUEDA_VACIA, filtros: { ...SIN_FILTROS, etiquetas: [puesto] } })}`

/** The firm's tags: what they are called, how many CVs carry each, and which are the same. */
export function Etiquetas() {
  const api = useApi()
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const [escrito, setEscrito] = useState('')
  const [dialogo, setDialogo] = useState<Dialogo | null>(null)
  const lista = useQuery(etiquetasQuery(api))
  const { hacer } = useAccion(() => refreshEtiquetas(queryClient))
  const cerrar = () => setDialogo(null)

  const etiquetas = lista.data ?? []
  const halladas = findOpciones(
    etiquetas.map(({ id, puesto }) => ({ valor: id, texto: puesto })),
    escrito,
  )
  const visibles = etiquetas.filter(({ id }) => halladas.some(({ valor }) => valor === id))
  return (
    <>
      <Cabeza titulo="Etiquetas">
        Cómo se llaman los puestos en la base. Un nombre nuevo vale en todos los CVs que llevan la etiqueta.
      </Cabeza>
      <PestanasDeCv />
      {lista.isError ? (
        <FallaDeLectura error={lista.error} onRetry={() => void lista.refetch()} />
      ) : lista.isPending ? (
        <Cargador texto="Buscando las etiquetas…" />
      ) : etiquetas.length === 0 ? (
        <Vacio titulo="No hay etiquetas.">
          <p>Se crean al ingresar o revisar un CV.</p>
        </Vacio>
      ) : (
        <>
          <div className={styles.sobre}>
            <Campo
              enLinea
              rotulo="Buscar etiqueta"
              type="search"
              value={escrito}
              disabled={!hydrated}
              autoComplete="off"
              onChange={(event) => setEscrito(event.target.value)}
            />
            <p>{formatCantidad(visibles.length, 'etiqueta', 'etiquetas')}</p>
          </div>
          {visibles.length === 0 ? (
            <Vacio titulo="Ninguna etiqueta con ese nombre." />
          ) : (
            <Tabla nombre="Etiquetas" apila densa className={styles.tabla!}>
              <Encabezados de={['Etiqueta', 'La llevan', '(Acciones)']} />
              <tbody>
                {visibles.map((etiqueta) => (
                  <tr key={etiqueta.id}>
                    <td>
                      <strong className={styles.nombre}>{etiqueta.puesto}</strong>
                    </td>
                    <td data-rotulo="La llevan">
                      {etiqueta.cvs === 0 ? (
                        'Ningún CV'
                      ) : (
                        <Link to={toCvs(etiqueta.puesto)}>{formatCantidad(etiqueta.cvs, 'CV', 'CVs')}</Link>
                      )}
                    </td>
                    <td>
                      <AccionesDeFila de={etiqueta.puesto}>
                        <button
                          type="button"
                          disabled={etiquetas.length < 2}
                          onClick={() => setDialogo({ que: 'unir', etiqueta })}
                        >
                          Unir con otra
                        </button>
                        <button type="button" onClick={() => setDialogo({ que: 'nombre', etiqueta })}>
                          Cambiar nombre
                        </button>
                        <button type="button" onClick={() => setDialogo({ que: 'eliminar', etiqueta })}>
                          Eliminar
                        </button>
                      </AccionesDeFila>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Tabla>
          )}
        </>
      )}
      {dialogo?.que === 'nombre' && (
        <DialogoDeNombre
          titulo="Cambiar nombre"
          entrada={`«${dialogo.etiqueta.puesto}» cambia en ${formatCantidad(dialogo.etiqueta.cvs, 'CV', 'CVs')}.`}
          inicial={dialogo.etiqueta.puesto}
          largo={LIMITES_DE_CV.etiqueta}
          boton="Guardar"
          onCerrar={cerrar}
          send={async (etiqueta) => {
            const cambio = { idEtiqueta: dialogo.etiqueta.id, etiqueta }
            const { mensaje } = (await api(UpdateEtiquetaPuesto, cambio)).updateEtiquetaPuesto
            await refreshEtiquetas(queryClient)
            return mensaje
          }}
        />
      )}
      {dialogo?.que === 'unir' && (
        <UnirEtiquetas etiqueta={dialogo.etiqueta} etiquetas={etiquetas} onCerrar={cerrar} />
      )}
      <Confirmacion
        abierto={dialogo?.que === 'eliminar'}
        titulo="Eliminar etiqueta"
        confirmar="Eliminar"
        tono="peligro"
        onCancelar={cerrar}
        onConfirmar={() => {
          const idEtiqueta = dialogo?.etiqueta.id ?? ''
          cerrar()
          hacer(async () => (await api(DeleteEtiquetaPuesto, { idEtiqueta })).deleteEtiquetaPuesto.mensaje)
        }}
      >
        <p>
          «{dialogo?.etiqueta.puesto}» se quita de {formatCantidad(dialogo?.etiqueta.cvs ?? 0, 'CV', 'CVs')}.
          Los CVs se quedan. No se puede deshacer.
        </p>
      </Confirmacion>
    </>
  )
}

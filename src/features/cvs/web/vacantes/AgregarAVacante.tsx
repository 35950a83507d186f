import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useRef, useState } from 'react'
import { parseNotaDeCandidato } from '#domain/cvs/candidato.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import styles from './Vacantes.module.css'
import { InsertCandidato, InsertCandidatos, InsertVacante } from './vacantes.generated.ts'
import { refreshVacantes, vacantesQuery } from './vacantes-queries.ts'

interface AgregarAVacanteProps {
  /** Somebody of the database, several of them, or who waits in the inbox. */
  quien: { idCV: string } | { idsCV: string[] } | { idEnvio: string }
  nombre: string
  /** Whether the screen behind has something to lose. */
  detras?: () => boolean
  onCerrar: () => void
}

const NUEVA = 'nueva'

export function AgregarAVacante({ nombre, onCerrar, quien, detras }: AgregarAVacanteProps) {
  const api = useApi()
  const id = useId()
  const varios = 'idsCV' in quien
  const showAviso = useAvisos()
  const queryClient = useQueryClient()
  const lectura = useQuery({ ...vacantesQuery(api), staleTime: 0 })
  const { data: vacantes } = lectura
  // The one that stands there until another is chosen, though the list is read again meanwhile.
  const [primera, setPrimera] = useState('')
  if (vacantes && !primera) setPrimera(vacantes[0]?.id ?? NUEVA)
  const [enCamino] = useState(!vacantes)
  const creada = useRef({ nombre: '', id: '' })

  const form = useFormulario({
    inicial: { vacante: '', nombre: '', nota: '' },
    check: ({ vacante, nombre, nota }) => ({
      nombre:
        (vacante || primera) === NUEVA && !nombre.trim() ? 'Escribe cómo se llama la vacante.' : undefined,
      nota: Object.values(parseNotaDeCandidato(nota).problemas)[0],
    }),
    send: async ({ vacante, nombre, nota }) => {
      let idVacante = vacante || primera
      if (idVacante === NUEVA) {
        // A second try finds the one that the first has made.
        if (creada.current.nombre !== nombre)
          creada.current = { nombre, id: (await api(InsertVacante, { nombre })).insertVacante.id }
        idVacante = creada.current.id
      }
      return 'idsCV' in quien
        ? (await api(InsertCandidatos, { idVacante, ...quien })).insertCandidatos
        : (await api(InsertCandidato, { idVacante, nota, ...quien })).insertCandidato.mensaje
    },
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void refreshVacantes(queryClient)
      onCerrar()
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const vacante = form.valores.vacante || primera
  const { hasCambios } = form
  const hasCambiosAlSalir = useCallback(() => hasCambios() || detras?.() === true, [hasCambios, detras])
  const guardado = useDialogoGuardado(onCerrar)
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo="Agregar a una vacante"
      entrada={
        varios
          ? `Vale para ${nombre}. Si un CV se borra, se borra de la vacante también.`
          : `${nombre} queda en la lista de la vacante. Si su CV se borra, se borra de ahí también.`
      }
      pie={
        <>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps} disabled={!vacantes}>
            Agregar
          </Boton>
        </>
      }
    >
      <GuardaDeCambios hasCambios={hasCambios} hasCambiosAlSalir={hasCambiosAlSalir} />
      {vacantes ? (
        <form id={id} {...form.formProps} className={styles.campos}>
          <CampoSeleccion
            rotulo="Vacante"
            // There from the start, the dialog itself gives it the focus, and remembers who had it.
            autoFocus={enCamino}
            value={vacante}
            // Put back, it is no change.
            onChange={({ target: { value } }) => form.change('vacante', value === primera ? '' : value)}
            opciones={[
              ...vacantes.map((una) => ({ valor: una.id, texto: una.nombre })),
              { valor: NUEVA, texto: 'Una vacante nueva…' },
            ]}
          />
          {vacante === NUEVA && (
            <Campo
              rotulo="Nombre de la vacante"
              {...form.campo('nombre')}
              maxLength={LIMITES_DE_CV.nombreDeVacante}
              autoComplete="off"
            />
          )}
          {!varios && (
            <Campo
              rotulo="Nota"
              opcional
              {...form.campo('nota')}
              maxLength={LIMITES_DE_CV.notaDeCandidato}
              autoComplete="off"
            />
          )}
        </form>
      ) : lectura.isError ? (
        <FallaDeLectura error={lectura.error} onRetry={() => void lectura.refetch()} />
      ) : (
        <Cargador texto="Buscando las vacantes…" />
      )}
    </DialogoAncho>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { parseNotaDeCandidato } from '../../../../domain/cvs/candidato.ts'
import { LIMITES_DE_CV } from '../../../../domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../../lib/failure-wording.ts'
import { useApi } from '../../../lib/site.tsx'
import { useFormulario } from '../../../lib/use-formulario.ts'
import { useAvisos } from '../../../ui/Avisos.tsx'
import { Boton } from '../../../ui/Boton.tsx'
import { Campo } from '../../../ui/Campo.tsx'
import { CampoSeleccion } from '../../../ui/CampoSeleccion.tsx'
import { Cargador } from '../../../ui/Cargador.tsx'
import { DialogoAncho } from '../../../ui/DialogoAncho.tsx'
import styles from './Vacantes.module.css'
import { InsertCandidato, InsertVacante } from './vacantes.generated.ts'
import { refreshVacantes, type Vacante, vacantesQuery } from './vacantes-queries.ts'

interface AgregarAVacanteProps {
  /** Somebody of the database, or who waits in the inbox. */
  quien: { idCV: string } | { idEnvio: string }
  nombre: string
  onCerrar: () => void
}

const NUEVA = 'nueva'

export function AgregarAVacante({ nombre, onCerrar, quien }: AgregarAVacanteProps) {
  const { data: vacantes } = useQuery({ ...vacantesQuery(useApi()), staleTime: 0 })
  const id = useId()
  return (
    <DialogoAncho
      abierto
      onCerrar={onCerrar}
      titulo="Agregar a una vacante"
      entrada={`${nombre} queda en la lista de la vacante. Si su CV se borra, se borra de ahí también.`}
      pie={
        <>
          <Boton onClick={onCerrar}>Cancelar</Boton>
          <Boton tono="primario" type="submit" form={id}>
            Agregar
          </Boton>
        </>
      }
    >
      {vacantes ? (
        <FormularioDeCandidato id={id} vacantes={vacantes} quien={quien} onCerrar={onCerrar} />
      ) : (
        <Cargador texto="Buscando las vacantes…" />
      )}
    </DialogoAncho>
  )
}

interface FormularioProps extends Pick<AgregarAVacanteProps, 'quien' | 'onCerrar'> {
  id: string
  vacantes: readonly Vacante[]
}

function FormularioDeCandidato({ id, vacantes, quien, onCerrar }: FormularioProps) {
  const api = useApi()
  const showAviso = useAvisos()
  const queryClient = useQueryClient()
  const form = useFormulario({
    inicial: { vacante: vacantes[0]?.id ?? NUEVA, nombre: '', nota: '' },
    check: ({ vacante, nombre, nota }) => ({
      nombre: vacante === NUEVA && !nombre.trim() ? 'Escribe cómo se llama la vacante.' : undefined,
      nota: Object.values(parseNotaDeCandidato(nota).problemas)[0],
    }),
    send: async ({ vacante, nombre, nota }) => {
      const idVacante = vacante === NUEVA ? (await api(InsertVacante, { nombre })).insertVacante.id : vacante
      return (await api(InsertCandidato, { idVacante, nota, ...quien })).insertCandidato.mensaje
    },
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void refreshVacantes(queryClient)
      onCerrar()
    },
    onFalla: (error) => {
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      onCerrar()
    },
  })
  return (
    <form id={id} {...form.formProps} className={styles.campos}>
      <CampoSeleccion
        rotulo="Vacante"
        name="vacante"
        autoFocus
        value={form.valores.vacante}
        onChange={(event) => form.change('vacante', event.target.value)}
        opciones={[
          ...vacantes.map((vacante) => ({ valor: vacante.id, texto: vacante.nombre })),
          { valor: NUEVA, texto: 'Una vacante nueva…' },
        ]}
      />
      {form.valores.vacante === NUEVA && (
        <Campo
          rotulo="Nombre de la vacante"
          {...form.campo('nombre')}
          maxLength={LIMITES_DE_CV.nombreDeVacante}
          autoComplete="off"
        />
      )}
      <Campo
        rotulo="Nota"
        opcional
        {...form.campo('nota')}
        maxLength={LIMITES_DE_CV.notaDeCandidato}
        autoComplete="off"
      />
    </form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { Aviso } from '../../ui/Aviso.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { CampoTexto } from '../../ui/Campo.tsx'
import styles from './Informe.module.css'
import { UpdateRedaccion } from './informe.generated.ts'
import { INFORME, type Redaccion, type Seccion } from './informe-queries.ts'

const MAX_TITULAR = 140
const MAX_COMENTARIO = 600

/** The wordings of a section. What was suggested says so until somebody changes it or stands for it. */
export function RedaccionDeSeccion({ idClima, seccion }: { idClima: string; seccion: Seccion | null }) {
  if (!seccion) return null
  return (
    <section aria-labelledby="redaccion-de-seccion">
      <h2 id="redaccion-de-seccion">{seccion.nombre}</h2>
      {seccion.redacciones.length === 0 && <p className={styles.nota}>Esta sección no lleva comentario.</p>}
      {seccion.redacciones.map((redaccion) => (
        <FormularioDeRedaccion
          key={`${redaccion.clave} ${redaccion.revision}`}
          idClima={idClima}
          redaccion={redaccion}
        />
      ))}
    </section>
  )
}

function FormularioDeRedaccion({ idClima, redaccion }: { idClima: string; redaccion: Redaccion }) {
  const api = useApi()
  const client = useQueryClient()
  const [titular, setTitular] = useState(redaccion.titular)
  const [comentario, setComentario] = useState(redaccion.comentario)
  const { clave, revision, sugerida, revisada, revisadaPor } = redaccion
  const hasCambios = titular !== redaccion.titular || comentario !== redaccion.comentario
  const guardar = useMutation({
    mutationFn: (aprobada: boolean) =>
      api(UpdateRedaccion, { idClima, clave, titular, comentario, revisada: aprobada, revision }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...INFORME, idClima] }),
  })
  return (
    <form
      className={styles.redaccion}
      onSubmit={(event) => {
        event.preventDefault()
        guardar.mutate(true)
      }}
      // Saved as it is written: whoever leaves a field has nothing to lose.
      onBlur={() => hasCambios && titular.trim() && !guardar.isPending && guardar.mutate(false)}
    >
      {redaccion.nombre && <h3>{redaccion.nombre}</h3>}
      {sugerida && !hasCambios ? (
        <p className={styles.sugerida}>
          <strong>Redacción sugerida, edítala.</strong> Sale de las cifras de esta ronda y nadie la ha
          revisado.
        </p>
      ) : (
        revisada && !hasCambios && <p className={styles.nota}>Revisada por {revisadaPor}.</p>
      )}
      {guardar.error && <Aviso tono="mal">{formatFailure(guardar.error)}</Aviso>}
      <CampoTexto
        rotulo="Titular"
        rows={2}
        maxLength={MAX_TITULAR}
        value={titular}
        onChange={(event) => setTitular(event.currentTarget.value)}
      />
      <CampoTexto
        rotulo="Comentario"
        opcional
        rows={5}
        maxLength={MAX_COMENTARIO}
        ayuda={`${comentario.length} de ${MAX_COMENTARIO} caracteres.`}
        value={comentario}
        onChange={(event) => setComentario(event.currentTarget.value)}
      />
      {(!revisada || hasCambios) && (
        <Boton type="submit" disabled={guardar.isPending || !titular.trim()}>
          Ya la revisé
        </Boton>
      )}
    </form>
  )
}

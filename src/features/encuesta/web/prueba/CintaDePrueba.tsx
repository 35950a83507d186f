import { useState } from 'react'
import { MAX_NOMBRE, MAX_NOTA, parseDecision } from '#domain/climas/decision-de-prueba.ts'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { AnswerEncuestaDePrueba } from '../encuesta.generated.ts'
import type { Prueba } from './api-de-prueba.ts'
import styles from './CintaDePrueba.module.css'

const NO_SE_PUDO = 'No se pudo mandar. Intenta de nuevo en un momento.'

/** Over every page of a trial: that nothing is kept, and what whoever tries it may say. */
export function CintaDePrueba({ prueba }: { prueba: Prueba }) {
  const [abierta, setAbierta] = useState(false)
  const [dicho, setDicho] = useState<string | null>(null)
  return (
    <aside className={styles.cinta} aria-label="Encuesta de prueba">
      <p role="status">
        <strong>Encuesta de prueba.</strong> {dicho ?? 'Contesta lo que quieras: no se guarda nada.'}
      </p>
      <Boton chico onClick={() => setAbierta(true)}>
        Aprobar o pedir cambios
      </Boton>
      {abierta && (
        <Decision
          prueba={prueba}
          onCerrar={() => setAbierta(false)}
          onDicho={(texto) => {
            setDicho(texto)
            setAbierta(false)
          }}
        />
      )}
    </aside>
  )
}

interface DecisionProps {
  prueba: Prueba
  onCerrar: () => void
  onDicho: (texto: string) => void
}

function Decision({ prueba, onCerrar, onDicho }: DecisionProps) {
  const api = useApi()
  const [falla, setFalla] = useState<string | null>(null)
  const { codigo, nombre } = prueba
  const form = useFormulario({
    inicial: { nombre: nombre ?? '', nota: '', aprueba: true },
    check: (decision): Partial<Record<'nombre' | 'nota' | 'aprueba', string>> =>
      parseDecision(decision).problemas,
    send: async (decision) =>
      (await api(AnswerEncuestaDePrueba, { codigo, ...decision })).answerEncuestaDePrueba,
    onListo: onDicho,
    findRechazo: (error) =>
      error instanceof ApiError && error.campo ? { [error.campo]: error.message } : null,
    onFalla: (error) => setFalla(error instanceof ApiError ? error.message : NO_SE_PUDO),
  })
  return (
    <Dialogo abierto onCerrar={onCerrar} className={styles.dialogo} aria-labelledby="decision-de-prueba">
      <form {...form.formProps} className={styles.decision}>
        <h2 id="decision-de-prueba">Aprobar o pedir cambios</h2>
        {nombre ? (
          <p>
            Como <strong>{nombre}</strong>.
          </p>
        ) : (
          <Campo rotulo="Tu nombre" autoComplete="name" maxLength={MAX_NOMBRE} {...form.campo('nombre')} />
        )}
        <fieldset className={styles.opciones}>
          <legend>¿Qué te pareció?</legend>
          {[true, false].map((aprueba) => (
            <label key={String(aprueba)}>
              <input
                type="radio"
                name="aprueba"
                checked={form.valores.aprueba === aprueba}
                onChange={() => form.change('aprueba', aprueba)}
              />
              {aprueba ? 'La apruebo' : 'Pido cambios'}
            </label>
          ))}
        </fieldset>
        <CampoTexto
          rotulo="Nota"
          opcional={form.valores.aprueba}
          rows={5}
          maxLength={MAX_NOTA}
          {...form.campo('nota')}
        />
        {falla && <p role="alert">{falla}</p>}
        <div className={styles.botones}>
          <Boton onClick={onCerrar}>Cancelar</Boton>
          <Boton tono="primario" {...form.botonProps}>
            {form.enviando ? 'Mandando…' : 'Mandar'}
          </Boton>
        </div>
      </form>
    </Dialogo>
  )
}

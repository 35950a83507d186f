import { useAtajos } from '#web/lib/use-atajos.ts'
import { Interruptor } from '#web/ui/Interruptor.tsx'

/** Of this browser: who dictates, or presses a letter by accident, does not want it to act. */
export function AtajosDeTeclado() {
  const [atajos, change] = useAtajos()
  return (
    <>
      <p>
        En la mesa de textos, la captura y la bandeja de CVs hay letras y números que hacen lo mismo que un
        botón. Desactívalos si dictas con la voz o si te estorban: todo se puede hacer también con los
        botones. Vale para este navegador.
      </p>
      <Interruptor
        activa={atajos}
        onChange={change}
        nombre="Atajos de una sola tecla"
        texto={atajos ? 'Activados' : 'Desactivados'}
      />
    </>
  )
}

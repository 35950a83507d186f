/** Why the desk counts what themes by area withhold: the same words on both screens. */
export const ReglaDeCuentas = ({ minimo, className }: { minimo: number; className?: string | undefined }) =>
  minimo > 1 && (
    <p className={className}>
      La mesa es para leer; Temas por área, para enseñar: reserva lo que dicen menos de {minimo} personas.
    </p>
  )

/** Why the desk counts what themes by area withhold: the same words on both screens. */
export const ReglaDeCuentas = ({ minimo, className }: { minimo: number; className?: string | undefined }) =>
  minimo > 1 && (
    <p className={className}>
      La mesa es para leer: ahí se ve cada respuesta, y quien las lee puede contarlas. Temas por área es para
      enseñar: ahí se reserva lo que dicen menos de {minimo} personas.
    </p>
  )

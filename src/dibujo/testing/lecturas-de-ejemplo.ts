import type { GraficaDeIntervalos } from '../intervalos/grafica-de-intervalos.ts'
import type { GraficaDeLineas } from '../lineas/grafica-de-lineas.ts'
import type { GraficaDeMatriz } from '../matriz/draw-matriz.ts'
import type { GraficaDePilas } from '../pilas/grafica-de-pilas.ts'

export const INTERVALOS: GraficaDeIntervalos = {
  encabezado: 'Variable',
  antes: '2024',
  ahora: '2025',
  filas: [
    {
      nombre: 'Guía del jefe inmediato',
      nota: 'Liderazgo',
      antes: '63.59',
      ahora: '78.33',
      diferencia: {
        tipo: 'intervalo',
        puntos: 14.74,
        desde: 11.3,
        hasta: 18.2,
        veredicto: 'sube',
        texto: '+14.74',
        rango: 'de +11.3 a +18.2',
      },
    },
    {
      nombre: 'Carga y horario',
      nota: 'Condiciones de trabajo',
      antes: '62.08',
      ahora: '59.40',
      diferencia: {
        tipo: 'intervalo',
        puntos: -2.68,
        desde: -6.4,
        hasta: 1,
        veredicto: 'sinCambio',
        texto: '−2.68',
        rango: 'de −6.4 a +1.0',
      },
    },
    {
      nombre: 'Respeto e inclusión',
      antes: '',
      ahora: '79.40',
      diferencia: { tipo: 'sinIntervalo', texto: 'No comparable: cambiaron sus preguntas' },
    },
  ],
}

export const PILAS: GraficaDePilas = {
  encabezado: 'Pregunta',
  medida: 'Satisfacción %',
  umbral: 75,
  partes: [
    { nombre: 'Totalmente de acuerdo', color: 'pine', tinta: 'paper' },
    { nombre: 'De acuerdo', color: 'b75', tinta: 'ink' },
    { nombre: 'En desacuerdo', color: 'b61', tinta: 'ink' },
    { nombre: 'Totalmente en desacuerdo', color: 'danger', tinta: 'paper' },
    { nombre: 'No Aplica o sin contestar', color: 'trama', tinta: 'ink' },
  ],
  filas: [
    {
      numero: '1',
      nombre: 'En mi puesto hay más trabajo del que una persona puede atender.',
      nota: 'Carga y horario',
      marca: 'En negativo',
      pila: { tipo: 'pila', valores: [23, 28.81, 27, 18.19, 3], corte: 51.81, texto: '51.81', color: 'b50' },
    },
    {
      numero: '2',
      nombre: 'Recibo mi pago en la fecha acordada.',
      nota: 'Salario y prestaciones',
      pila: { tipo: 'sinPila', texto: 'Menos de 5 personas la contestaron' },
    },
  ],
}

export const LINEAS: GraficaDeLineas = {
  encabezado: 'Ronda',
  medida: 'Satisfacción %',
  desde: 50,
  hasta: 90,
  umbral: 75,
  puntos: [
    { rotulo: '2022', punto: { tipo: 'noComparable', valor: 77.78, texto: '77.78' } },
    { rotulo: '2023', punto: { tipo: 'cifra', valor: 72.4, texto: '72.40' } },
    { rotulo: '2024', punto: { tipo: 'cifra', valor: 74.3, texto: '74.30' }, otraGente: true },
    { rotulo: '2025', punto: { tipo: 'cifra', valor: 76.9, texto: '76.90' } },
    { rotulo: '2026', punto: { tipo: 'sinCifra', texto: 'Al publicar' } },
  ],
}

export const MATRIZ: GraficaDeMatriz = {
  encabezado: 'Grupo',
  columnas: [
    { nombre: 'Rumbo de la empresa', grupo: 'Dirección' },
    { nombre: 'Carga y horario', grupo: 'Condiciones' },
  ],
  bloques: [
    {
      nombre: 'Grupos de opinión',
      filas: [
        {
          nombre: 'G1 Enfermería',
          personas: '65',
          celdas: [
            { tipo: 'celda', texto: '77.3', fondo: 'b75', tinta: 'ink' },
            { tipo: 'oculta', texto: '<5' },
          ],
        },
        { nombre: 'G4 Dirección', personas: '4', celdas: [], reservada: 'Menos de 5 personas' },
      ],
    },
  ],
}

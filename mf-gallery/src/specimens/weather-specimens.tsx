import { WeatherCard } from '@fieldspan/ui/weather-card';
import { Specimen } from '../specimen.tsx';

const FACTS = [
  { term: 'Humidity', fact: '81 %' },
  { term: 'Wind', fact: '18 km/h NW' },
  { term: 'Cloud cover', fact: 'Overcast' },
  { term: 'Rain, last hour', fact: '0.6 mm' },
  { term: 'Visibility', fact: '10 km' },
];

export function WeatherSpecimens() {
  return (
    <>
      <Specimen title="A day to work">
        <WeatherCard
          place="Guelph"
          time="Nov 20, 2026 @ 10:40 am"
          description="Light rain"
          icon="10d"
          temperature="4 °C"
          facts={FACTS}
          warnings={[]}
        />
      </Specimen>
      <Specimen title="With warnings, and where it comes from">
        <WeatherCard
          place="Hamilton"
          time="Nov 20, 2026 @ 10:40 am"
          description="Clear sky"
          icon="01n"
          temperature="-22 °C"
          facts={FACTS}
          warnings={['Extreme cold', 'Strong wind']}
          source="Example data"
        />
      </Specimen>
    </>
  );
}

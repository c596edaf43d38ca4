import { useSuspenseQuery } from '@tanstack/react-query';
import { AnchorBar } from '#ui/navigation/anchor-bar.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { useCity } from '#widgets/city/use-city.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import type { SectionsBy } from '../shared/news-types.ts';
import { orderedSections } from '../shared/lists/ordered-sections.ts';
import { specialSectionsQuery } from './special-queries.ts';
import { SpecialSection } from './special-section.tsx';

interface SpecialSectionsProps {
  readonly topicId: string;
  readonly by: SectionsBy;
}

/** The stories of a topic in sections, with an anchor to each; by city, the reader's own comes first. */
export function SpecialSections({ topicId, by }: SpecialSectionsProps) {
  const [cityId] = useCity();
  const { list } = useSuspenseQuery(specialSectionsQuery(useGateway(), topicId, by)).data;
  const sections = orderedSections(list, by === 'city' ? cityId : undefined);
  if (sections.length === 0) return <EmptyState text="这个专题还没有报道，过些时候再来看看" />;
  return (
    <>
      <AnchorBar
        label={by === 'city' ? '各地' : '栏目'}
        items={sections.map(({ id, section }) => ({ id, label: section.label }))}
      />
      {sections.map(({ id, section }) => (
        <SpecialSection
          key={id}
          id={id}
          topicId={topicId}
          by={by}
          section={section}
          isOwnCity={section.cityId === cityId}
        />
      ))}
      <EndMark text="这个专题的报道都在这里了" />
    </>
  );
}
